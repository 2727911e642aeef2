import type { Translation } from '@vitrine/messages'
import type { enOrders } from './en.ts'

export const ptOrders: Translation<typeof enOrders> = {
  'order-confirmed': {
    subject: 'O seu pedido {number} na {shop}',
    title: 'Obrigado pelo seu pedido',
    lines: ['Recebemos o seu pedido {number}. Com o botão abaixo vê em que ponto está.'],
    action: 'Ver o pedido',
    note: 'Recebe esta mensagem porque este endereço foi indicado com o pedido.',
  },
  'order-paid': {
    subject: 'Recebemos o seu pagamento do pedido {number}',
    title: 'O seu pagamento chegou',
    lines: ['O seu pagamento de {amount} do pedido {number} na {shop} chegou. Obrigado.'],
    action: 'Ver o pedido',
    note: 'Recebe esta mensagem porque este endereço foi indicado com o pedido.',
  },
  'order-payment-failed': {
    subject: 'O pagamento do pedido {number} não foi concluído',
    title: 'O pagamento não foi concluído',
    lines: [
      'Nada foi cobrado pelo seu pedido {number} na {shop}. Pague com o botão abaixo ou escolha outra forma de pagamento.',
    ],
    action: 'Pagar agora',
    note: 'Se entretanto já pagou, não precisa de fazer nada.',
  },
  'order-cancelled': {
    subject: 'O seu pedido {number} na {shop} foi cancelado',
    title: 'O seu pedido foi cancelado',
    lines: ['O seu pedido {number} na {shop} foi cancelado.'],
    action: 'Ver o pedido',
    note: 'Se não esperava isto, escreva-nos.',
  },
  'order-refunded': {
    subject: 'O seu reembolso do pedido {number}',
    title: 'O seu dinheiro vai a caminho',
    lines: [
      'Devolvemos-lhe {amount} do seu pedido {number} na {shop}. Consoante o seu banco, demora alguns dias.',
    ],
    action: 'Ver o pedido',
    note: 'Recebe esta mensagem porque este endereço foi indicado com o pedido.',
  },
  'order-shipped': {
    subject: 'O pedido {number} está a caminho',
    title: 'O seu pacote está a caminho',
    lines: ['Um pacote do seu pedido {number} em {shop} está a caminho.'],
    action: 'Ver o pedido',
    follow: 'Acompanhar o pacote',
    note: 'Recebe esta mensagem porque este endereço foi indicado com o pedido.',
  },
  'order-ready': {
    subject: 'O pedido {number} está pronto para retirar',
    title: 'Pronto para retirar',
    lines: ['O seu pedido {number} em {shop} está pronto: já pode retirá-lo.'],
    action: 'Ver o pedido',
    note: 'Recebe esta mensagem porque este endereço foi indicado com o pedido.',
  },
  'return-requested': {
    subject: 'Recebemos a sua devolução {returnNumber}',
    title: 'A sua devolução',
    lines: [
      'Quer devolver artigos do seu pedido {number} em {shop}. Vamos analisar e escrevemos-lhe.',
    ],
    action: 'Ver o pedido',
    note: 'Recebe esta mensagem porque este endereço foi indicado com o pedido.',
  },
  'return-agreed': {
    subject: 'Devolução {returnNumber}: envie os artigos, por favor',
    title: 'Aceitamos a devolução',
    lines: [
      'Aceitamos a devolução {returnNumber} do seu pedido {number} em {shop}. Coloque o número no pacote.',
    ],
    action: 'Ver o pedido',
    note: 'Recebe esta mensagem porque este endereço foi indicado com o pedido.',
  },
  'return-declined': {
    subject: 'Devolução {returnNumber}: não a podemos aceitar',
    title: 'Não a podemos aceitar',
    lines: ['Temos de recusar a devolução {returnNumber} do seu pedido {number} em {shop}.'],
    action: 'Ver o pedido',
    note: 'Recebe esta mensagem porque este endereço foi indicado com o pedido.',
  },
  'return-refunded': {
    subject: 'O dinheiro da devolução {returnNumber} está a caminho',
    title: 'O dinheiro está a caminho',
    lines: [
      'Devolvemos-lhe {amount} pela devolução {returnNumber} do seu pedido {number} em {shop}. Consoante o banco, demora alguns dias.',
    ],
    action: 'Ver o pedido',
    note: 'Recebe esta mensagem porque este endereço foi indicado com o pedido.',
  },
  'withdrawal-received': {
    subject: 'Aviso de receção da sua resolução do pedido {number}',
    title: 'Recebemos a sua resolução',
    lines: [
      'Resolveu o contrato do pedido {number} em {shop}. Este é o aviso de receção, com o que declarou e quando. Guarde-o.',
    ],
    action: 'Ver o pedido',
    note: 'Recebe esta mensagem porque este endereço foi indicado com a resolução.',
  },
  'return-for-shop': {
    subject: 'Devolução do pedido {number} na {shop}',
    title: 'Artigos a devolver',
    lines: ['{buyer} quer devolver artigos do pedido {number}. Analise e decida.'],
    action: 'Abrir o pedido',
    note: 'Recebe esta mensagem porque a loja é sua.',
  },
  'withdrawal-for-shop': {
    subject: 'Resolução do pedido {number} na {shop}',
    title: 'Um comprador resolveu o contrato',
    lines: [
      '{buyer} resolveu o contrato do pedido {number}. O aviso de receção foi enviado; o dinheiro é devolvido em 14 dias.',
    ],
    action: 'Abrir o pedido',
    note: 'Recebe esta mensagem porque a loja é sua.',
  },
  invoice: {
    subject: 'Fatura {number} de {shop}',
    title: 'A sua fatura',
    lines: ['Aqui está a fatura da sua encomenda {order} em {shop}.'],
    action: 'Abrir a fatura',
    note: 'Recebe esta mensagem porque este endereço foi indicado com o pedido.',
  },
  'credit-note': {
    subject: 'Nota de crédito {number} de {shop}',
    title: 'A sua nota de crédito',
    lines: ['Aqui está a nota de crédito da sua encomenda {order} em {shop}.'],
    action: 'Abrir a nota de crédito',
    note: 'Recebe esta mensagem porque este endereço foi indicado com o pedido.',
  },
  'checkout-reminder': {
    subject: 'Deixou algo em {shop}',
    title: 'Ainda está aqui',
    lines: [
      'Escolheu estes artigos em {shop} e ainda não os encomendou. Com o botão continua onde parou, neste dispositivo ou noutro.',
    ],
    more: { one: '… e mais um', other: '… e mais {n}' },
    action: 'Continuar',
    unsubscribe: 'Não receber mais lembretes de {shop}',
    note: 'Recebe esta mensagem porque este endereço foi indicado na finalização da compra. Nada está reservado: os preços e o stock são os de hoje.',
  },
  'order-received': {
    subject: 'Novo pedido {number} na {shop}',
    title: 'Um novo pedido',
    lines: ['{buyer} fez um pedido de {amount}.'],
    action: 'Abrir o pedido',
    note: 'Recebe esta mensagem porque a loja é sua.',
  },
}
