import { violation } from '@vitrine/contract/kit'
import { Tokenizer } from 'htmlparser2'

const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** Elements whose end tag is optional in HTML. */
const optional = new Set(
  'p li dt dd tr td th thead tbody tfoot caption colgroup option html head body'.split(' '),
)

/** Refuses truncated HTML and HTML with mismatched tags. */
export function checkHtml(html: string, field: string): void {
  const mistake = html.includes('<') ? mistakeIn(html) : undefined
  if (mistake) throw violation(field, 'FORMAT', `must be well-formed HTML: ${mistake}`)
}

function mistakeIn(html: string): string | undefined {
  const open: string[] = []
  const mistakes: string[] = []
  let opening: string | undefined
  const ended = () => {
    opening = undefined
  }
  const close = (name: string) => {
    const at = open.lastIndexOf(name)
    if (at < 0) {
      if (!empty.has(name)) mistakes.push(`</${name}> closes nothing`)
      return
    }
    mistakes.push(...open.splice(at).slice(1).flatMap(unclosed))
  }
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: false },
    {
      ...silent,
      onopentagname(start, end) {
        opening = html.slice(start, end).toLowerCase()
        if (!empty.has(opening)) open.push(opening)
      },
      onopentagend: ended,
      onselfclosingtag: ended,
      onclosetag: (start, end) => close(html.slice(start, end).toLowerCase()),
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  if (opening !== undefined || /<\/?[a-z][^\s<>]*$/i.test(html)) return 'the last tag has no end'
  return mistakes[0] ?? open.flatMap(unclosed)[0]
}

const unclosed = (name: string): string[] =>
  optional.has(name) ? [] : [`<${name}> is never closed`]

const ignored = () => undefined
const silent = {
  isInForeignContext: () => false,
  onattribdata: ignored,
  onattribentity: ignored,
  onattribend: ignored,
  onattribname: ignored,
  oncdata: ignored,
  oncomment: ignored,
  ondeclaration: ignored,
  onend: ignored,
  onprocessinginstruction: ignored,
  ontext: ignored,
  ontextentity: ignored,
}
