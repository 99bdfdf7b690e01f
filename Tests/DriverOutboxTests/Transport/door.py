"""A server that answers as the path says, and says each request that came, on the standard output."""

import http.server
import json
import os
import socket
import sys
import threading
import time


class Door(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode("latin-1")
        headers = {name.lower(): value for name, value in self.headers.items()}
        came = {"method": self.command, "path": self.path, "headers": headers, "body": body}
        print(json.dumps(came, sort_keys=True), flush=True)
        if self.path == "/hang":
            time.sleep(300)
        elif self.path == "/drop":
            # Without a word.
            self.connection.shutdown(socket.SHUT_RDWR)
            self.close_connection = True
            return
        status = int(self.path[1:]) if self.path[1:].isdigit() else 200
        text = json.dumps({"code": "here"}).encode()
        self.send_response(status)
        self.send_header("Idempotency-Replayed", "false")
        self.send_header("Location", "/elsewhere")
        self.send_header("Set-Cookie", "a=b")
        self.send_header("Content-Length", str(0 if status == 204 else len(text)))
        self.end_headers()
        if status != 204:
            self.wfile.write(text)

    do_POST = do_PUT = do_GET = answer

    def log_message(self, *_):
        pass


def end_with_the_test():
    sys.stdin.read()
    os._exit(0)


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Door)
server.daemon_threads = True
threading.Thread(target=end_with_the_test, daemon=True).start()
print(server.server_port, flush=True)
server.serve_forever()
