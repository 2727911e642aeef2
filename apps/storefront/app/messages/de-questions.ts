import type { Translation } from '@vitrine/messages'
import type { questionsEn } from './en-questions.ts'

export const questionsDe: Translation<typeof questionsEn> = {
  question: {
    open: 'Frage dazu stellen',
    text: 'Ihre Frage',
    hint: 'Wir antworten per E-Mail.',
    submit: 'Frage senden',
    sent: 'Danke. Ihre Frage ist angekommen, und wir antworten per E-Mail.',
    refused: {
      text: 'Schreiben Sie, was Sie wissen möchten.',
      form: 'Die Frage ließ sich nicht senden. Prüfen Sie die Felder und versuchen Sie es noch einmal.',
      variant:
        'Diese Variante gibt es nicht mehr. Wählen Sie eine andere; was Sie geschrieben haben, steht noch hier.',
    },
  },
}
