/** Who knocks, as the process saw it. */
export type Visit = {
  /** Network address the visitor's calls count for. */
  network?: string
}

/** `fetch` of the server in this process. */
export type InProcessFetch = (
  request: Request,
  options?: { readonly network?: string },
) => Promise<Response>

export type Answerer = (request: Request, visit: Visit) => Promise<Response | undefined>
