/**
 * Registers the service worker that loads pictures of style sheets and HTML from the shop. Its file must be hosted by
 * the website itself, such as `/vitrine-redirect-worker.js`; it handles pages in and below its folder. If the website
 * already has a service worker, add the two lines of the file to it instead. Returns false if the browser has no
 * service workers, as on pages without https.
 */
export async function registerPictureWorker(address: string): Promise<boolean> {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return false
  await navigator.serviceWorker.register(address)
  return true
}
