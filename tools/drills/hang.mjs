// Loaded before the server: hangs its loop at a signal, and whenever it tidies a text with these words.
import { isMainThread } from 'node:worker_threads'

if (isMainThread && process.env['CAN_HANG'] && process.argv[1]?.endsWith('main.ts')) {
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
