/** What the browser asks for when it already has the shop around the page it wants. */
export const pageDataType = 'application/vnd.vitrine.page+json'
