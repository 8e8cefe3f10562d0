const key = 'lectern.reloaded'

/** A page that was open while a new version was put in place asks for files that are gone: it loads the new one, once. */
export function reloadWhenReplaced(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a connection the page that stands is all there is.
    if (!navigator.onLine || sessionStorage.getItem(key) === document.lastModified) return
    sessionStorage.setItem(key, document.lastModified)
    event.preventDefault()
    window.location.reload()
  })
}
