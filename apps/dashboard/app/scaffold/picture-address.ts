const ours = /^(https?:\/\/[^/]+)?\/media\/[^/]+$/

/** Whether a picture lies in our own library, in every size. */
export const isOurs = (url: string): boolean => ours.test(url)

/** A picture at a width in pixels; one on a foreign host as it is. */
export const atWidth = (url: string, width: number): string =>
  isOurs(url) ? `${url}/w_${width}` : url
