// Loaded before the server: its loop hangs at a signal, and whenever it tidies a text with these words.
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const { HANG_PID } = process.env
if (isMainThread && HANG_PID && process.argv[1]?.endsWith('main.ts')) {
  writeFileSync(HANG_PID, String(process.pid))
  process.on('SIGUSR2', hang)
  String.prototype.normalize = new Proxy(Reflect.get(String.prototype, 'normalize'), {
    apply(normalize, text, forms) {
      if (String(text).includes('hang the loop')) hang()
      return Reflect.apply(normalize, text, forms)
    },
  })
}

function hang() {
  for (;;);
}
