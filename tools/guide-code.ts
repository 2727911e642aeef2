import { readFileSync } from 'node:fs'

/** A file that a guide names, with the block of code below. */
const codeBlock = /^`([\w./-]+)`:\n\n```(\w+)\n(.*?)^```$/gms

/** A guide with each block of code as its file is now. */
export const fillCode = (guide: string): string =>
  guide.replaceAll(codeBlock, (_, file: string, language: string) => {
    return `\`${file}\`:\n\n\`\`\`${language}\n${readFileSync(file, 'utf8')}\`\`\``
  })

/** Code blocks that are not copied from a file. */
export const withoutFile = (guide: string): string[] =>
  [...guide.replaceAll(codeBlock, '').matchAll(/^```(?:ts|js|tsx|html|css)\n.*?^```$/gms)].map(
    ([block]) => block,
  )

/** The lines of every block of commands. */
export const commandsIn = (guide: string): string[] =>
  [...guide.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block = '']) =>
    block.replaceAll('\\\n', ' ').trim().split('\n'),
  )
