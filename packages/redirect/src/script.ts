import { registerPictureWorker } from './picture-worker.ts'
import { setShop } from './state.ts'
import { installWebParts } from './web-parts.ts'
import { installWorker } from './worker.ts'

/**
 * `https://shop.example.com/redirect.js`: the first script of pages that cannot be rebuilt, also imported by their
 * service worker.
 */
if (typeof document === 'undefined') {
  const { VITRINE_URL } = globalThis as { VITRINE_URL?: string }
  setShop(VITRINE_URL, { name: 'VITRINE_URL' })
  installWorker()
} else {
  const script = document.currentScript as HTMLScriptElement | null
  setShop(script ? new URL(script.src).origin : undefined, { name: 'The address of redirect.js' })
  installWebParts()
  const worker = script?.dataset.worker
  // A page works without its worker; the browser's console contains the reason for the failure.
  if (worker) registerPictureWorker(worker).catch((error) => console.warn(error))
}
