/** Media type with which the browser requests a page as data instead of a document. */
export const pageDataType = 'application/vnd.vitrine.page+json'
