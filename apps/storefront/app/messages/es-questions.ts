import type { Translation } from '@vitrine/messages'
import type { questionsEn } from './en-questions.ts'

export const questionsEs: Translation<typeof questionsEn> = {
  question: {
    open: 'Preguntar sobre esto',
    text: 'Tu pregunta',
    hint: 'Te respondemos por correo.',
    submit: 'Enviar pregunta',
    sent: 'Gracias. Tu pregunta ha llegado y te responderemos por correo.',
    refused: {
      text: 'Escribe qué te gustaría saber.',
      form: 'No se ha podido enviar la pregunta. Revisa los campos e inténtalo de nuevo.',
      variant: 'Esta variante ya no se ofrece. Elige otra; lo que escribiste sigue aquí.',
    },
  },
}
