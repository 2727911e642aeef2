import { installFetch } from './fetch.ts'
import { installNodeHttp } from './node-http.ts'
import { type RedirectOptions, setShop } from './state.ts'

export { registerPictureWorker } from './picture-worker.ts'
export { type RedirectOptions, stopRedirecting } from './state.ts'

/** Redirects the platform's requests to the shop at `address`, until `stopRedirecting` is called. */
export function redirectTo(address: string | undefined, options?: RedirectOptions): void {
  setShop(address, options)
  installFetch()
  installNodeHttp()
}
