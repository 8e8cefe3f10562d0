const quietMs = 3000

/**
 * Collects what a start leaves behind, once it is over: nothing else would before the first busy hour, and it is 70 MB. Only
 * where Node lets us (`--expose-gc`); each thread does it for itself.
 */
export function collectGarbageAfterStart(): void {
  setTimeout(
    () => globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' }),
    quietMs,
  ).unref()
}
