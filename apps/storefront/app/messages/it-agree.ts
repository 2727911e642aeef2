import type { Translation } from '@vitrine/messages'
import type { agreeEn } from './en-agree.ts'

export const agreeIt: Translation<typeof agreeEn> = {
  agree: {
    title: 'Modifica del tuo ordine {number}',
    why: '{shop} desidera modificare il tuo ordine. Nulla cambia prima del tuo consenso.',
    lines: 'L’ordine con la modifica',
    line: '{n} × {name}',
    added: 'nuovo',
    before: 'finora {n}',
    removed: 'non più incluso',
    totalBefore: 'Totale finora',
    total: 'Nuovo totale',
    toPay: 'Ti resteranno da pagare {amount}.',
    toPayBack: 'Ti rimborseremo {amount}.',
    same: 'Non paghi nulla in più.',
    button: 'Accetta per {total}',
    agreed: 'Grazie: il tuo ordine è stato modificato.',
    outdated: 'Il negozio non lo chiede più. Se hai una domanda, scrivi al negozio.',
    pay: 'Paga ora {amount}',
    changed: 'Nel frattempo qualcosa è cambiato. Ricontrolla, per favore.',
    soldOut: 'Nel frattempo un articolo si è esaurito. Scrivi al negozio.',
  },
}
