import type { Translation } from '@vitrine/messages'
import type { enConflicts } from './en-conflicts.ts'

export const deConflicts: Translation<typeof enConflicts> = {
  conflicts: {
    title: 'Von Ihnen beiden geändert',
    text: '{who} hat „{name}“ gespeichert, während Sie es geändert haben. Wählen Sie, welcher Wert gilt; alles andere von Ihnen beiden bleibt.',
    somebody: 'Jemand anderes',
    theirs: 'Von der anderen Person',
    mine: 'Von Ihnen',
    empty: 'leer',
    allMine: 'Alles von mir nehmen',
    allTheirs: 'Alles von der anderen Person nehmen',
    save: 'So speichern',
    merged: '„{name}“ ist gespeichert. {who} hat inzwischen geändert, und das bleibt: {fields}.',
    variants: 'Varianten',
  },
}
