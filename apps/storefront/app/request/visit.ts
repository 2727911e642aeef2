/** The visitor as the process sees it. */
export type Visit = {
  /** Network address for rate limits. */
  network?: string
}

/** Fetch of the API in the same process. */
export type InProcessFetch = (
  request: Request,
  options?: { readonly network?: string },
) => Promise<Response>

export type RequestHandler = (request: Request, visit: Visit) => Promise<Response | undefined>
