import type { Translation } from '@vitrine/messages'
import type { enBankStatement } from './en-bank-statement.ts'

export const frBankStatement: Translation<typeof enBankStatement> = {
  bankStatement: {
    title: 'Relevé bancaire',
    open: 'Lire un relevé bancaire',
    back: 'Commandes',
    text: 'Exportez les opérations de votre compte à votre banque, en camt.053 ou CSV. Les virements sont rapprochés des commandes par le numéro de commande, sinon par le montant. Rien n’est saisi sans votre accord.',
    drop: 'Déposez le fichier ici, ou',
    choose: 'Choisir un fichier',
    reading: 'Lecture du relevé…',
    again: 'Un autre fichier',
    read: {
      one: '{n, number} virement reçu ; {skipped, number} autres lignes sont ignorées.',
      other: '{n, number} virements reçus ; {skipped, number} autres lignes sont ignorées.',
    },
    none: 'Aucun argent reçu sur ce relevé.',
    columns: {
      date: 'Date',
      payer: 'De',
      text: 'Libellé',
      amount: 'Montant',
      match: 'Trouvé',
      order: 'Commande',
    },
    selectAll: 'Sélectionner toutes les lignes qui ont une commande',
    select: 'Saisir le virement de {payer} de {amount}',
    orderOf: 'Numéro de la commande pour le virement de {payer} de {amount}',
    unknownOrder: 'La commande {number} n’existe pas.',
    matches: {
      MATCHED: 'Numéro et montant concordent',
      OTHER_AMOUNT: 'Un autre montant est dû : {due}',
      NOTHING_DUE: 'Rien n’est dû',
      OTHER_CURRENCY: 'La commande est en {currency}',
      SAME_AMOUNT: 'Le montant concorde, le numéro manque',
      SEVERAL_ORDERS: 'Cite plusieurs commandes : {numbers}',
      NOT_FOUND: 'Aucune commande trouvée',
      RECORDED: 'Saisi',
    },
    record: { one: 'Saisir {n, number} paiement', other: 'Saisir {n, number} paiements' },
    recorded: { one: '{n, number} paiement saisi.', other: '{n, number} paiements saisis.' },
    failed: {
      one: '{n, number} ligne n’a pas pu être saisie.',
      other: '{n, number} lignes n’ont pas pu être saisies.',
    },
    problems: {
      DOCTYPE: 'Ce n’est pas un relevé bancaire.',
      INVALID_XML: 'Le fichier est endommagé. Exportez-le à nouveau.',
      NO_STATEMENT:
        'Le fichier est en XML, mais n’est pas un relevé bancaire. Choisissez camt.053, camt.052 ou camt.054.',
      NO_COLUMNS:
        'Le tableau doit avoir des colonnes date, montant et libellé, avec leurs noms en haut.',
      INVALID_CSV: 'Le tableau est illisible à la ligne {line}.',
      AMOUNT: 'Le montant de la ligne {line} est illisible.',
      DATE: 'La date de la ligne {line} est illisible.',
      CURRENCY: 'La devise de la ligne {line} est inconnue.',
    },
  },
}
