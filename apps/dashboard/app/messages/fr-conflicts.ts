import type { Translation } from '@vitrine/messages'
import type { enConflicts } from './en-conflicts.ts'

export const frConflicts: Translation<typeof enConflicts> = {
  conflicts: {
    title: 'Modifié par vous deux',
    text: '{who} a enregistré « {name} » pendant que vous le modifiiez. Choisissez la valeur à garder ; tout le reste de vous deux reste.',
    somebody: 'Quelqu’un d’autre',
    theirs: 'La sienne',
    mine: 'La vôtre',
    empty: 'vide',
    allMine: 'Prendre les miennes',
    allTheirs: 'Prendre les siennes',
    save: 'Enregistrer ce choix',
    merged: '« {name} » est enregistré. {who} a modifié entre-temps, et cela reste : {fields}.',
    variants: 'variantes',
  },
}
