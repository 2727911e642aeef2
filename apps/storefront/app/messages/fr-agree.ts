import type { Translation } from '@vitrine/messages'
import type { agreeEn } from './en-agree.ts'

export const agreeFr: Translation<typeof agreeEn> = {
  agree: {
    title: 'Modification de votre commande {number}',
    why: '{shop} souhaite modifier votre commande. Rien ne change avant votre accord.',
    lines: 'La commande après la modification',
    line: '{n} × {name}',
    added: 'nouveau',
    before: 'jusqu’ici {n}',
    removed: 'n’en fait plus partie',
    totalBefore: 'Total jusqu’ici',
    total: 'Nouveau total',
    toPay: 'Il vous restera {amount} à payer.',
    toPayBack: 'Nous vous rembourserons {amount}.',
    same: 'Vous ne payez rien de plus.',
    button: 'Accepter pour {total}',
    agreed: 'Merci : votre commande est modifiée.',
    outdated: 'La boutique ne le demande plus. Écrivez-lui si vous avez une question.',
    pay: 'Payer {amount} maintenant',
    changed: 'Quelque chose a changé entre-temps. Veuillez vérifier de nouveau.',
    soldOut: 'Un article est épuisé entre-temps. Veuillez écrire à la boutique.',
  },
}
