import type { Translation } from '@vitrine/messages'
import type { enConflicts } from './en-conflicts.ts'

export const esConflicts: Translation<typeof enConflicts> = {
  conflicts: {
    title: 'Cambiado por ambos',
    text: '{who} guardó «{name}» mientras usted lo cambiaba. Elija qué valor se queda; todo lo demás de ambos se conserva.',
    somebody: 'Otra persona',
    theirs: 'Lo suyo',
    mine: 'Lo mío',
    empty: 'vacío',
    allMine: 'Usar todo lo mío',
    allTheirs: 'Usar todo lo suyo',
    save: 'Guardar con estos',
    merged:
      '«{name}» está guardado. Entretanto, {who} ha cambiado lo siguiente, y se conserva: {fields}.',
    variants: 'variantes',
  },
}
