import type { Translation } from '@vitrine/messages'
import type { enOrders } from './en.ts'

export const ptOrders: Translation<typeof enOrders> = {
  'order-confirmed': {
    subject: 'A sua encomenda {orderNumber} em {shop}',
    title: 'Obrigado pela sua encomenda',
    lines: [
      'recebemos a sua encomenda {orderNumber}. Com o botão abaixo pode ver em que ponto está.',
    ],
    action: 'Ver a encomenda',
    note: 'Recebe esta mensagem porque este endereço foi indicado ao fazer a encomenda.',
  },
  'order-paid': {
    subject: 'Recebemos o seu pagamento da encomenda {orderNumber}',
    title: 'O seu pagamento chegou',
    lines: ['o seu pagamento de {amount} pela encomenda {orderNumber} em {shop} chegou. Obrigado.'],
    action: 'Ver a encomenda',
    note: 'Recebe esta mensagem porque este endereço foi indicado ao fazer a encomenda.',
  },
  'order-payment-failed': {
    subject: 'O pagamento da encomenda {orderNumber} não foi concluído',
    title: 'O pagamento não foi concluído',
    lines: [
      'nada foi cobrado pela sua encomenda {orderNumber} em {shop}. Pague com o botão abaixo ou escolha outra forma de pagamento.',
    ],
    action: 'Pagar agora',
    note: 'Se entretanto já pagou, não precisa de fazer nada.',
  },
  'gift-card': {
    subject: 'O seu cartão-presente de {amount} para {shop}',
    title: 'Um cartão-presente para si',
    lines: [
      'este cartão-presente vale {amount} em {shop}. Introduza o código ao pagar; pode usá-lo em várias compras.',
    ],
    action: 'Ir para a loja',
    note: 'Guarde esta mensagem: quem souber o código pode usar o cartão.',
  },
  'store-credit-ending': {
    subject: 'O seu crédito de {amount} termina a {date}',
    title: 'O seu crédito termina em breve',
    lines: ['pode usar {amount} de crédito em {shop} até {date}. O que restar depois perde-se.'],
    action: 'Ver o crédito',
    note: 'É oferecido ao pagar quando tem a sessão iniciada.',
  },
  'subscription-renewing': {
    subject: 'A sua subscrição de {product} chega em {date}',
    title: 'A sua próxima encomenda está a chegar',
    lines: [
      'a sua subscrição de {product} em {shop} volta em {date}. Custa {amount}; pode acrescer o envio.',
    ],
    action: 'Ver a subscrição',
    note: 'Se desta vez não precisar, pode saltar esta encomenda ou cancelar na página da subscrição.',
  },
  'subscription-payment-failed': {
    subject: 'O pagamento de {product} não foi efetuado',
    title: 'O pagamento não foi efetuado',
    lines: [
      'não conseguimos cobrar {amount} da sua subscrição de {product} em {shop}. Pague com o botão abaixo ou escolha outra forma de pagamento. Caso contrário, tentamos de novo em {date}.',
    ],
    action: 'Pagar agora',
    note: 'Se entretanto já pagou, não precisa de fazer nada.',
  },
  'subscription-cancelled': {
    subject: 'A sua subscrição de {product} foi cancelada',
    title: 'A sua subscrição foi cancelada',
    lines: [
      'confirmamos que a sua subscrição de {product} em {shop} foi cancelada. Não haverá mais encomendas.',
    ],
    action: 'Ver a subscrição',
    note: 'Se não estava à espera disto, escreva-nos.',
  },
  'subscription-unavailable': {
    subject: '{product} não pode chegar desta vez',
    title: 'Desta vez não há encomenda',
    lines: [
      'a sua subscrição de {product} em {shop} está na data, mas de momento não pode ser entregue. Não paga nada por esta encomenda e a sua subscrição continua.',
    ],
    action: 'Ver a subscrição',
    note: 'Se tiver perguntas, escreva-nos.',
  },
  'payment-requested': {
    subject: 'Pague {amount} da encomenda {orderNumber}',
    title: 'Há um pagamento em falta',
    lines: [
      '{shop} pede-lhe que pague {amount} da sua encomenda {orderNumber}. O botão abaixo leva a uma página em que escolhe como pagar.',
    ],
    action: 'Pagar agora',
    note: 'Recebe esta mensagem porque este endereço foi indicado ao fazer a encomenda. Se entretanto já pagou, não precisa de fazer nada.',
  },
  'order-cancelled': {
    subject: 'A sua encomenda {orderNumber} em {shop} foi cancelada',
    title: 'A sua encomenda foi cancelada',
    lines: ['a sua encomenda {orderNumber} em {shop} foi cancelada.'],
    action: 'Ver a encomenda',
    note: 'Se não esperava isto, escreva-nos.',
  },
  'order-edited': {
    subject: 'A sua encomenda {orderNumber} em {shop} foi alterada',
    title: 'A sua encomenda foi alterada',
    lines: ['{shop} alterou a sua encomenda {orderNumber}. Agora é assim.'],
    action: 'Ver a encomenda',
    note: 'Se não esperava isto, escreva-nos.',
  },
  'order-change-proposed': {
    subject: 'Confirme a alteração da encomenda {orderNumber}',
    title: 'A sua encomenda vai mudar',
    lines: [
      '{shop} gostaria de alterar a sua encomenda {orderNumber}. No total custará {amount}. Nada muda antes da sua confirmação.',
    ],
    action: 'Ver e confirmar',
    note: 'Se não esperava isto, escreva-nos.',
  },
  'order-refunded': {
    subject: 'O seu reembolso da encomenda {orderNumber}',
    title: 'O seu dinheiro está a caminho',
    lines: [
      'devolvemos-lhe {amount} da sua encomenda {orderNumber} em {shop}. Consoante o seu banco, pode demorar alguns dias.',
    ],
    action: 'Ver a encomenda',
    note: 'Recebe esta mensagem porque este endereço foi indicado ao fazer a encomenda.',
  },
  'order-credited': {
    subject: 'O seu crédito da encomenda {orderNumber}',
    title: 'Tem crédito na loja',
    lines: [
      'reembolsamos {amount} da sua encomenda {orderNumber} em {shop}. Desse valor, {credit} é crédito que pode gastar desde já ao finalizar a compra.',
    ],
    action: 'Ver a encomenda',
    note: 'Recebe esta mensagem porque este endereço foi indicado ao fazer a encomenda.',
  },
  'order-shipped': {
    subject: 'A encomenda {orderNumber} está a caminho',
    title: 'O seu pacote está a caminho',
    lines: ['um pacote da sua encomenda {orderNumber} em {shop} está a caminho.'],
    action: 'Ver a encomenda',
    follow: 'Acompanhar o pacote',
    note: 'Recebe esta mensagem porque este endereço foi indicado ao fazer a encomenda.',
  },
  'order-ready': {
    subject: 'A encomenda {orderNumber} está pronta para levantar',
    title: 'Pronta para levantar',
    lines: ['a sua encomenda {orderNumber} em {shop} está pronta: já pode levantá-la.'],
    action: 'Ver a encomenda',
    note: 'Recebe esta mensagem porque este endereço foi indicado ao fazer a encomenda.',
  },
  'return-requested': {
    subject: 'Recebemos a sua devolução {returnNumber}',
    title: 'A sua devolução',
    lines: [
      'pretende devolver artigos da sua encomenda {orderNumber} em {shop}. Vamos analisar o pedido e escrever-lhe-emos.',
    ],
    action: 'Ver a encomenda',
    note: 'Recebe esta mensagem porque este endereço foi indicado ao fazer a encomenda.',
  },
  'return-agreed': {
    subject: 'Devolução {returnNumber}: por favor, envie os artigos',
    title: 'Aceitamos a devolução',
    lines: [
      'aceitamos a devolução {returnNumber} da sua encomenda {orderNumber} em {shop}. Por favor, coloque o número da devolução no pacote.',
    ],
    action: 'Ver a encomenda',
    note: 'Recebe esta mensagem porque este endereço foi indicado ao fazer a encomenda.',
  },
  'return-declined': {
    subject: 'Devolução {returnNumber}: não a podemos aceitar',
    title: 'Não podemos aceitar a devolução',
    lines: [
      'temos de recusar a devolução {returnNumber} da sua encomenda {orderNumber} em {shop}.',
    ],
    action: 'Ver a encomenda',
    note: 'Recebe esta mensagem porque este endereço foi indicado ao fazer a encomenda.',
  },
  'return-refunded': {
    subject: 'O dinheiro da devolução {returnNumber} está a caminho',
    title: 'O dinheiro está a caminho',
    lines: [
      'devolvemos-lhe {amount} pela devolução {returnNumber} da sua encomenda {orderNumber} em {shop}. Consoante o seu banco, pode demorar alguns dias.',
    ],
    action: 'Ver a encomenda',
    note: 'Recebe esta mensagem porque este endereço foi indicado ao fazer a encomenda.',
  },
  'return-credited': {
    subject: 'O seu crédito da devolução {returnNumber}',
    title: 'Tem crédito na loja',
    lines: [
      'reembolsamos {amount} pela devolução {returnNumber} da sua encomenda {orderNumber} em {shop}. Desse valor, {credit} é crédito que pode gastar desde já ao finalizar a compra.',
    ],
    action: 'Ver a encomenda',
    note: 'Recebe esta mensagem porque este endereço foi indicado ao fazer a encomenda.',
  },
  'withdrawal-received': {
    subject: 'Aviso de receção da livre resolução da encomenda {orderNumber}',
    title: 'Recebemos a sua declaração de livre resolução',
    lines: [
      'exerceu o direito de livre resolução do contrato da encomenda {orderNumber} em {shop}. Este é o aviso de receção, com o conteúdo, a data e a hora da sua declaração. Por favor, guarde-o.',
    ],
    action: 'Ver a encomenda',
    note: 'Recebe esta mensagem porque este endereço foi indicado com a livre resolução.',
  },
  'subscription-unavailable-for-shop': {
    subject: 'Sem encomenda de uma subscrição de {product} em {shop}',
    title: 'Uma subscrição foi saltada',
    lines: [
      '{buyer} devia receber {product} de novo, mas está esgotado, ou já não pode ser vendido ou entregue como combinado. Desta vez nada foi encomendado nem cobrado. O cliente está avisado e a subscrição continua na próxima data.',
    ],
    action: 'Abrir a subscrição',
    note: 'Recebe esta mensagem porque a loja é sua.',
  },
  'return-for-shop': {
    subject: 'Devolução da encomenda {orderNumber} em {shop}',
    title: 'Pedido de devolução',
    lines: [
      '{buyer} pretende devolver artigos da encomenda {orderNumber}. Analise o pedido e decida.',
    ],
    action: 'Abrir a encomenda',
    note: 'Recebe esta mensagem porque a loja é sua.',
  },
  'withdrawal-for-shop': {
    subject: 'Livre resolução da encomenda {orderNumber} em {shop}',
    title: 'Um contrato foi resolvido',
    lines: [
      '{buyer} exerceu o direito de livre resolução do contrato da encomenda {orderNumber}. O aviso de receção foi enviado; o dinheiro tem de ser devolvido no prazo de 14 dias.',
    ],
    action: 'Abrir a encomenda',
    note: 'Recebe esta mensagem porque a loja é sua.',
  },
  invoice: {
    subject: 'Fatura {invoiceNumber} de {shop}',
    title: 'A sua fatura',
    lines: ['aqui está a fatura da sua encomenda {orderNumber} em {shop}.'],
    action: 'Abrir a fatura',
    note: 'Recebe esta mensagem porque este endereço foi indicado ao fazer a encomenda.',
  },
  'credit-note': {
    subject: 'Nota de crédito {invoiceNumber} de {shop}',
    title: 'A sua nota de crédito',
    lines: ['aqui está a nota de crédito da sua encomenda {orderNumber} em {shop}.'],
    action: 'Abrir a nota de crédito',
    note: 'Recebe esta mensagem porque este endereço foi indicado ao fazer a encomenda.',
  },
  'checkout-reminder': {
    subject: 'Deixou algo em {shop}',
    title: 'A sua seleção ainda está aqui',
    lines: [
      'escolheu estes artigos em {shop} e ainda não os encomendou. Com o botão pode continuar onde parou, neste dispositivo ou noutro.',
    ],
    more: { one: '… e mais um', other: '… e mais {n}' },
    action: 'Continuar',
    unsubscribe: 'Não receber mais lembretes de {shop}',
    note: 'Recebe esta mensagem porque este endereço foi indicado na finalização da compra. Nada está reservado: os preços e o stock são os de hoje.',
  },
  'back-in-stock': {
    subject: '{product} está de volta a {shop}',
    title: 'Está de volta',
    lines: [
      '{product} está novamente em stock em {shop}. Pediu-nos que o avisássemos.',
      'Não está reservado para si: fica com ele quem encomendar primeiro.',
    ],
    action: 'Ver',
    unsubscribe: 'Não quero mais avisos como este de {shop}',
    note: 'Recebe esta mensagem porque foi pedido um aviso com este endereço. É a única sobre este assunto.',
  },
  'price-drops': {
    subject: 'Um preço mais baixo na sua lista de desejos em {shop}',
    title: 'Agora por menos',
    lines: ['estes artigos da sua lista de desejos em {shop} custam menos do que antes.'],
    item: '{now} em vez de {before}',
    action: 'Abrir a lista de desejos',
    unsubscribe: 'Não receber mais mensagens sobre preços de {shop}',
    note: 'Recebe esta mensagem porque foram pedidos avisos de preços com este endereço: no máximo um por dia.',
  },
  'price-mails-confirm': {
    subject: 'Confirme o seu endereço para os avisos de preços de {shop}',
    title: 'Só mais um passo',
    lines: [
      'alguém pediu a {shop} que escreva para este endereço quando baixar um preço de uma lista de desejos. Confirme e assim faremos.',
    ],
    action: 'Confirmar o endereço',
    note: 'Se não foi você, não precisa de fazer nada: sem confirmação não recebe mais nenhuma mensagem.',
  },
  'newsletter-confirm': {
    subject: 'Confirme o seu endereço para a newsletter de {shop}',
    title: 'Só mais um passo',
    lines: [
      'alguém pediu com este endereço a newsletter de {shop}. Confirme e receberá a próxima.',
    ],
    action: 'Confirmar o endereço',
    note: 'Se não foi você, não precisa de fazer nada: sem confirmação não recebe mais nenhuma mensagem.',
  },
  'review-request': {
    subject: 'O que acha do que comprou em {shop}?',
    title: 'O que acha?',
    lines: [
      'há algum tempo recebeu a sua encomenda {orderNumber} de {shop}. Como são os artigos? A sua avaliação, boa ou má, ajuda outras pessoas a escolher.',
    ],
    action: 'Escrever uma avaliação',
    unsubscribe: 'Não receber mais pedidos de avaliação de {shop}',
    note: 'Recebe esta mensagem uma só vez por encomenda, porque foi feita com este endereço.',
  },
  'contact-message': {
    subject: 'Mensagem de {sender} para {shop}',
    title: 'Uma mensagem',
    lines: [
      '{sender} escreveu-lhe pelo formulário de contacto. Responda a este e-mail e a resposta chegará ao destino.',
    ],
    labels: { email: 'E-mail', phone: 'Telefone', message: 'Mensagem' },
    action: 'Todas as mensagens',
    note: 'Recebe esta mensagem porque a loja lhe envia o que os visitantes escrevem.',
  },
  'product-question': {
    subject: 'Pergunta sobre {product} em {shop}',
    title: 'Uma pergunta sobre um produto',
    lines: [
      '{sender} tem uma pergunta sobre {product}. Responda a este e-mail e a resposta chegará ao destino.',
    ],
    labels: { product: 'Produto', email: 'E-mail', message: 'Pergunta' },
    action: 'Todas as mensagens',
    note: 'Recebe esta mensagem porque a loja lhe envia o que os visitantes escrevem.',
  },
  'order-received': {
    subject: 'Nova encomenda {orderNumber} em {shop}',
    title: 'Uma nova encomenda',
    lines: ['{buyer} fez uma encomenda de {amount}.'],
    action: 'Abrir a encomenda',
    note: 'Recebe esta mensagem porque a loja é sua.',
  },
}
