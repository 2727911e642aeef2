import type { Translation } from '@vitrine/messages'
import type { questionsEn } from './en-questions.ts'

export const questionsFr: Translation<typeof questionsEn> = {
  question: {
    open: 'Poser une question',
    text: 'Votre question',
    hint: 'Nous répondons par e-mail.',
    submit: 'Envoyer la question',
    sent: 'Merci. Votre question est arrivée et nous vous répondrons par e-mail.',
    refused: {
      text: 'Écrivez ce que vous aimeriez savoir.',
      form: 'La question n’a pas pu être envoyée. Vérifiez les champs et réessayez.',
      variant:
        'Cette variante n’est plus proposée. Choisissez-en une autre ; votre texte est toujours là.',
    },
  },
}
