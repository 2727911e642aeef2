/** Pictures of a media library in HTML: `<img src="…/media/{id}">` on any host, perhaps with a size after the id. */
const pictureTags = /<img\b[^>]*?\/media\/([^/"?#\s>]+)[^>]*>/g

/** The ids of the files of the library that HTML shows, each once. */
export const mediaIdsInHtml = (html: string): string[] => [
  ...new Set([...html.matchAll(pictureTags)].flatMap(([, id]) => id ?? [])),
]

/** HTML that shows another file in place of one; with null it loses the picture. */
export const withOtherMediaInHtml = (html: string, from: string, to: string | null): string =>
  html.replace(pictureTags, (tag, id) => {
    if (id !== from) return tag
    return to === null ? '' : tag.replaceAll(`/media/${from}`, `/media/${to}`)
  })
