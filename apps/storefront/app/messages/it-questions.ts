import type { Translation } from '@vitrine/messages'
import type { questionsEn } from './en-questions.ts'

export const questionsIt: Translation<typeof questionsEn> = {
  question: {
    open: 'Fai una domanda',
    text: 'La tua domanda',
    hint: 'Rispondiamo via e-mail.',
    submit: 'Invia la domanda',
    sent: 'Grazie. La tua domanda è arrivata e ti risponderemo via e-mail.',
    refused: {
      text: 'Scrivi che cosa vorresti sapere.',
      form: 'Non è stato possibile inviare la domanda. Controlla i campi e riprova.',
      variant:
        'Questa variante non è più offerta. Scegline un’altra; ciò che hai scritto è ancora qui.',
    },
  },
}
