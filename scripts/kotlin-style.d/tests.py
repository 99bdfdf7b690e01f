"""What the rules find, and what they let pass."""

import unittest

from judge import judged

good = '''// A line at the top.

package app.shop.models

import android.content.Context
import app.shop.Word
import java.time.Instant
import kotlin.math.abs

/** Something for sale. */
@Word("a")
public data class Item(
    /** What it is called. */
    public val name: String,
    /** What it costs; nothing for a gift. */
    public val price: Long? = null,
) {
    private val _own: Instant = Instant.now()

    /** Its parts. */
    public fun parts(
        context: Context,
        most: Int = 3,
    ): List<String> =
        when {
            most < 1 -> emptyList()
            abs(most) == 1 -> listOf("one, two;  {$name} ${context.packageName}")
            else -> name.split(',', ';').map { it.trim() }
        }

    /** Says it. */
    fun say(word: String) {
        if (word.isEmpty()) return
        if (word == "no") {
            throw IllegalStateException("No")
        } else {
            println("""raw   text,here""")
        }
        for (index in 0..9) println(index)
        do {
            val isDone = word.length in 1..3
        } while (!isDone)
        val text =
            word
                .trim()
                .lowercase()
        val operator = ::say
        println(text + operator + _own)
    }

    /** Which kind. */
    public enum class Kind(
        public val word: String,
    ) {
        BIG("big"),
        SMALL("small"),
        ;

        public companion object {
            /** The most. */
            public const val MOST_KINDS: Int = 2
        }
    }
}
'''


def top(code):
    return "package app.shop\n\n" + code


def inside(code):
    lines = "".join("    " + line + "\n" if line else "\n" for line in code.split("\n"))
    return top("class Item {\n" + lines + "}\n")


# What breaks a rule alone, by the rule.
bad = {
    "no-tabs": [inside("val one =\n\t1")],
    "final-newline": [top("class Item"), top("class Item\n\n")],
    "max-line-length": [inside("val name = listOf(" + "1, " * 40 + "1)"), inside("// " + "word " * 25 + ".")],
    "no-trailing-spaces": [inside("val name = 1 ")],
    "no-consecutive-blank-lines": [inside("val one = 1\n\n\nval two = 2")],
    "indent": [inside("val one =\n   1"), inside("val one =\n    listOf(\n        1,\n        )")],
    "no-empty-first-line": [inside("fun go() {\n\n    run()\n}")],
    "no-blank-line-before-rbrace": [inside("fun go() {\n    run()\n\n}")],
    "no-blank-line-in-list": [inside("val one =\n    listOf(\n\n        1,\n    )")],
    "no-blank-lines-in-chained-method-calls": [inside("val one =\n    two\n\n        .three()")],
    "blank-line-before-declaration": [inside("val one = 1\nfun go() = 2"), inside("val one = 1\n/** Two. */\nfun go() = 2")],
    "comment-spacing": [inside("//word\nval one = 1")],
    "kdoc-wrapping": [inside("val one = 1 /** One. */")],
    "no-single-line-block-comment": [inside("/* One. */\nval one = 1")],
    "suppression": [
        '@file:Suppress("unused")\n\n' + top("class Item\n"),
        inside('@Suppress("MagicNumber")\nval one = 1'),
        inside("val one = 1 // ktlint-disable max-line-length"),
    ],
    "ForbiddenComment": [inside("// TODO: more\nval one = 1")],
    "class-naming": [inside("class item_part"), inside("object part")],
    "function-naming": [inside("fun Go() = 1"), inside("fun go_on() = 1")],
    "property-naming": [inside("val One = 1"), inside("val one_two = 1"), inside("public val _one = 1")],
    "const-naming": [top("object Item {\n    const val most = 1\n}\n")],
    "enum-entry-name-case": [inside("enum class Kind {\n    big,\n}")],
    "parameter-naming": [inside("fun go(Far: Int) = Far")],
    "package-name": ["package App.shop_two\n\nclass Item\n"],
    "filename": [top("class Order\n")],
    "import-ordering": [
        top("import b.B\nimport a.A\n\nclass Item(\n    val a: A,\n    val b: B,\n)\n"),
        top("import a.A\n\nimport b.B\n\nclass Item(\n    val a: A,\n    val b: B,\n)\n"),
        top("import java.util.B\nimport k.A\n\nclass Item(\n    val a: A,\n    val b: B,\n)\n"),
    ],
    "no-unused-imports": [top("import a.A\n\nclass Item\n"), top("import a.A\n\n// A\nclass Item\n")],
    "no-wildcard-imports": [top("import a.*\n\nclass Item\n")],
    "trailing-comma": [
        inside("val one =\n    listOf(\n        1\n    )"),
        inside("val one = listOf(1, 2,)"),
        top("class Item(\n    val one: Int\n)\n"),
        inside("enum class Kind {\n    BIG,\n    SMALL\n}"),
    ],
    "function-signature": [inside("fun go(one: Int, two: Int) = one + two")],
    "class-signature": [top("class Item(val one: Int)\n")],
    "multiline-expression-wrapping": [
        inside("val one = listOf(\n    1,\n)"),
        inside("val one = two.map {\n    it + 1\n}"),
        inside("fun go() = when (one) {\n    else -> 1\n}"),
        inside("val one = two\n    .three()"),
    ],
    "chain-wrapping": [inside("val one =\n    two.\n        three()"), inside("val one =\n    two\n        && three")],
    "no-line-break-before-assignment": [inside("val one\n    = 1")],
    "multiline-if-else": [inside("fun go() {\n    if (one)\n        two()\n}")],
    "if-else-wrapping": [inside("fun go() {\n    if (one) {\n        two()\n    }\n    else {\n        three()\n    }\n}")],
    "no-empty-class-body": [inside("class Part {}")],
    "EmptyFunctionBlock": [inside("fun go() {}")],
    "EmptyCatchBlock": [inside("fun go() {\n    try {\n        run()\n    } catch (error: Failure) {\n    }\n}")],
    "comma-spacing": [inside("val one = listOf(1,2)"), inside("val one = listOf(1 , 2)")],
    "keyword-spacing": [inside("fun go() {\n    if(one) two()\n}")],
    "curly-spacing": [inside("val one = two.map{ it }"), inside("val one = two.map {it }"), inside("val one = two.map { it}")],
    "paren-spacing": [inside("val one = listOf( 1)"), inside("val one = listOf(1 )")],
    "no-multi-spaces": [inside("val one =  1")],
    "no-semi": [inside("val one = 1;")],
    "op-spacing": [inside("val one = 1+2"), inside("val one = two==3"), inside("val one=1"), inside("val one = two &&three")],
    "range-spacing": [inside("val one = 1 .. 2")],
    "colon-spacing": [inside("val one:Int = 1")],
    "double-colon-spacing": [inside("val one = Item:: class")],
    "no-unit-return": [inside("fun go(): Unit {\n    run()\n}")],
    "UnsafeCallOnNullableType": [inside("val one = two!!")],
    "modifier-order": [inside("override public val one = 1")],
    "string-template": [inside('val one = "a ${two} b"')],
}


class Rules(unittest.TestCase):
    def test_good_code_passes(self):
        self.assertEqual(judged("Item.kt", good), [])

    def test_each_rule_finds_what_breaks_it_and_no_other_does(self):
        for rule, snippets in bad.items():
            for snippet in snippets:
                with self.subTest(rule=rule, snippet=snippet):
                    self.assertEqual({problem.rule for problem in judged("Item.kt", snippet)}, {rule})

    def test_what_is_in_texts_and_comments_is_not_judged(self):
        code = inside('val one = "a,b  ;if(x){ \\" }" + """val x=1\n  ;\n""" + \',\'')
        self.assertEqual(judged("Item.kt", code), [])

    def test_a_problem_stands_in_its_line(self):
        self.assertEqual(judged("Item.kt", inside("val one = 1\n\nval two=1"))[0].line, 6)


if __name__ == "__main__":
    unittest.main()
