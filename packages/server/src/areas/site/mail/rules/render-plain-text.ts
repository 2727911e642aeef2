import type { Email, EmailBlock, EmailFrame } from './email.ts'

/** The mail for programs that show no HTML; addresses and codes are on lines of their own. */
export function renderPlainText(email: Email, frame: EmailFrame): string {
  const paragraphs = [
    email.greeting,
    ...email.lines,
    ...email.blocks.map(blockText),
    email.note,
    `-- \n${frame.sentBy}\n${frame.address}`,
  ]
  return `${paragraphs.filter((one) => one !== '').join('\n\n')}\n`
}

function blockText(block: EmailBlock): string {
  switch (block.kind) {
    case 'code':
      return block.code
    case 'button':
      return `${block.label}:\n${block.address}`
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  }
}
