import { useMessages } from '../../shared/messages.tsx'

/** The label of a text's field, by the path of the text in its page. */
export function useTextLabel(): (path: string) => string {
  const { pages, journal } = useMessages()
  return (path) => {
    const parts = path.split('.')
    const name = parts.at(-1) ?? ''
    const isSection = parts[0] === 'sections'
    const n = Number(parts.at(-2)) + 1
    const ofSections: Readonly<Record<string, string>> = {
      title: pages.heading,
      text: parts[2] === 'quote' ? pages.quoteText : pages.body,
      html: pages.body,
      author: pages.author,
      description: pages.videoText,
      question: pages.question({ n }),
      answer: pages.answer({ n }),
    }
    const ofPage: Readonly<Record<string, string>> = {
      title: pages.fields.title,
      description: pages.fields.description,
      summary: journal.fields.summary,
      author: journal.fields.author,
      searchTitle: journal.fields.searchTitle,
    }
    const shared: Readonly<Record<string, string>> = {
      altText: pages.altText,
      label: pages.buttonLabel,
    }
    const label = shared[name] ?? (isSection ? ofSections : ofPage)[name] ?? name
    const column = /\.columns\.columns\.(\d+)\./.exec(path)?.[1]
    return column === undefined ? label : `${pages.column({ n: Number(column) + 1 })} · ${label}`
  }
}
