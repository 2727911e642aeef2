import { installElements } from './elements.ts'
import { installFetch } from './fetch.ts'
import { installXmlHttpRequest } from './xml-http-request.ts'

/** Installs whatever there is to redirect: on an edge server only `fetch`. */
export function installWebParts(): void {
  installFetch()
  installXmlHttpRequest()
  installElements()
}
