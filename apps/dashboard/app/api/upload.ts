/** A `fetch` that reports upload progress, from 0 to 1. */
export const fetchWithProgress =
  (onProgress: (share: number) => void): typeof globalThis.fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init.method ?? 'GET', String(input))
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.responseType = 'blob'
      request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
      request.onload = () => resolve(toResponse(request))
      request.onerror = () => reject(new TypeError('The connection was lost'))
      request.onabort = () => reject(new DOMException('Stopped', 'AbortError'))
      init.signal?.addEventListener('abort', () => request.abort())
      request.send((init.body ?? null) as XMLHttpRequestBodyInit | null)
    })

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  const { status } = request
  // A bucket answers a form with no content, which is no empty body.
  return new Response(status === 204 ? null : (request.response as Blob), { status, headers })
}
