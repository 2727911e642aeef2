/**
 * Registers the service worker that brings pictures of style sheets and HTML from the shop. Its file
 * must lie on the website itself, such as `/vitrine-redirect-worker.js`; pages at and below its folder are
 * served. A service worker that the website has already needs the two lines of the file instead.
 * Answers false where the browser has no service workers, as on pages without https.
 */
export async function registerPictureWorker(address: string): Promise<boolean> {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return false
  await navigator.serviceWorker.register(address)
  return true
}
