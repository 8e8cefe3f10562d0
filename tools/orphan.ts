// npm passes a signal on to the shell it started, and that shell dies without passing it further. So what npm started
// (and only that: others may leave on purpose) ends by itself when its parent is gone.
import { isMainThread } from 'node:worker_threads'

const parent = process.ppid

if (process.env.npm_lifecycle_event && isMainThread) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 300)
  watch.unref()
}
