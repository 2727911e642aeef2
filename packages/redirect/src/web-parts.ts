import { installElements } from './elements.ts'
import { installFetch } from './fetch.ts'
import { installOnce, toShop } from './state.ts'

/** Installs all available parts: on an edge server only `fetch`. */
export function installWebParts(): void {
  installFetch()
  installXmlHttpRequest()
  installElements()
}

/** Redirects the platform's calls with `XMLHttpRequest` and `sendBeacon` to the shop. */
function installXmlHttpRequest(): void {
  if (typeof XMLHttpRequest === 'function') {
    installOnce('xml-http-request', () => {
      const { open } = XMLHttpRequest.prototype
      XMLHttpRequest.prototype.open = function redirected(
        this: XMLHttpRequest,
        method: string,
        url: string | URL,
        ...rest: [boolean?, string?, string?]
      ) {
        return Reflect.apply(open, this, [method, toShop(String(url)) ?? url, ...rest])
      } as typeof open
    })
  }
  if (typeof navigator !== 'undefined' && typeof navigator.sendBeacon === 'function') {
    installOnce('send-beacon', () => {
      const send = navigator.sendBeacon
      navigator.sendBeacon = (url, data) => send.call(navigator, toShop(String(url)) ?? url, data)
    })
  }
}
