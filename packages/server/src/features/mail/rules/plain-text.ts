import type { Frame, Letter, LetterObject } from './letter.ts'

/** The letter for programs that show no HTML; addresses and codes stand alone on their lines. */
export function toPlainText(letter: Letter, frame: Frame): string {
  const paragraphs = [
    letter.greeting,
    ...letter.lines,
    ...letter.objects.map(objectText),
    letter.note,
    `-- \n${frame.sentBy}\n${frame.address}`,
  ]
  return `${paragraphs.filter((one) => one !== '').join('\n\n')}\n`
}

function objectText(object: LetterObject): string {
  switch (object.kind) {
    case 'code':
      return object.code
    case 'button':
      return `${object.label}:\n${object.address}`
    case 'facts':
      return object.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  }
}
