import type { Translation } from '@vitrine/messages'
import type { en } from './en.ts'
import { ptOrders } from './orders/pt.ts'

export const pt: Translation<typeof en> = {
  hello: 'Olá, {name},',
  helloUnknown: 'Olá,',
  linkHint: 'Se o botão não funcionar, abra este endereço:',
  sentBy: 'Esta mensagem foi enviada por {shop}.',
  labels: {
    time: 'Quando',
    device: 'Dispositivo',
    network: 'Rede',
    delivery: 'Entrega',
    discount: 'Desconto',
    total: 'Total',
    reason: 'Motivo',
    sender: 'De',
    message: 'Mensagem',
    recipient: 'Beneficiário',
    iban: 'IBAN',
    reference: 'Referência',
    place: 'Levantar em',
    carrier: 'Transportadora',
    trackingNumber: 'Número de rastreio',
    returnNumber: 'Devolução',
    declaredBy: 'Nome',
    email: 'E-mail',
    statement: 'O que escreveu',
    wording: 'Confirmado com',
    deadline: 'Possível até',
    returnTo: 'Enviar para',
    instructions: 'O que fazer',
    number: 'Número',
    order: 'Encomenda',
    dueDate: 'Pagar até',
    endDate: 'Termina em',
    nextOrder: 'Próxima encomenda',
  },
  preorder: 'Pré-encomenda',
  preorderLeaves: 'Pré-encomenda, envio por volta de {day}',
  device: '{browser} em {system}',
  unknownDevice: 'Um dispositivo desconhecido',
  roles: {
    owner: 'propriedade',
    admin: 'administração',
    editor: 'edição',
    viewer: 'consulta',
  },
  factors: {
    TOTP: 'uma aplicação de autenticação',
    EMAIL: 'um código por e-mail',
    SMS: 'um código por SMS',
    CALL: 'um código por chamada',
    PUSH: 'uma aprovação noutro dispositivo',
    WEBAUTHN: 'uma chave de acesso',
    RECOVERY_CODE: 'códigos de recuperação',
  },
  mails: {
    welcome: {
      subject: 'Damos-lhe as boas-vindas a {shop}',
      waiting: {
        title: 'A sua conta está em espera',
        lines: [
          'a sua conta em {shop} foi criada. Todas as contas novas são analisadas primeiro; poderá iniciar sessão assim que a sua for aprovada.',
          'Escrever-lhe-emos quando isso acontecer.',
        ],
      },
      ready: {
        title: 'A sua conta está aberta',
        lines: ['a sua conta em {shop} está pronta. Inicie sessão com este endereço de e-mail.'],
      },
      action: 'Visitar {shop}',
      note: 'Se não criou esta conta, não precisa de fazer nada.',
    },
    'verification-code': {
      subject: 'O seu código para {shop}',
      title: 'Confirme o seu e-mail',
      lines: [
        'introduza este código para confirmar o seu endereço em {shop}. É válido por {period}.',
      ],
      note: 'Se não pediu um código, talvez alguém se tenha enganado no endereço. Não precisa de fazer nada; não partilhe o código.',
    },
    'password-recovery': {
      subject: 'Uma nova palavra-passe para {shop}',
      title: 'Escolha uma nova palavra-passe',
      lines: [
        'foi pedida uma nova palavra-passe para a sua conta em {shop}. O link é válido por {period} e serve uma única vez.',
      ],
      action: 'Escolher uma palavra-passe',
      note: 'Se o pedido não foi seu, não precisa de fazer nada: a sua palavra-passe continua a mesma.',
    },
    activation: {
      subject: 'A sua conta em {shop}',
      title: 'Há uma conta pronta para si',
      lines: [
        '{shop} criou uma conta para si. Escolha uma palavra-passe para abri-la. O link é válido por {period} e serve uma única vez.',
      ],
      action: 'Escolher uma palavra-passe',
      note: 'Se não sabe do que se trata, não precisa de fazer nada: sem palavra-passe, a conta continua fechada.',
    },
    approved: {
      subject: 'A sua conta em {shop} foi aprovada',
      title: 'Já pode entrar',
      lines: ['a sua conta em {shop} foi aprovada. A partir de agora, pode iniciar sessão.'],
      action: 'Iniciar sessão',
      note: 'Recebe esta mensagem porque se registou com este endereço.',
    },
    'password-changed': {
      subject: 'A sua palavra-passe de {shop} foi alterada',
      title: 'A sua palavra-passe foi alterada',
      lines: [
        'a palavra-passe da sua conta em {shop} foi alterada e todas as outras sessões foram terminadas.',
      ],
      action: 'Ir para a página de início de sessão',
      note: 'Se foi uma ação sua, está tudo bem. Se não, escolha de imediato “Esqueci-me da palavra-passe” na página de início de sessão.',
    },
    'new-sign-in': {
      subject: 'Novo acesso a {shop}',
      title: 'Um novo dispositivo iniciou sessão',
      lines: [
        'alguém iniciou sessão na sua conta em {shop} com um dispositivo que ainda não conhecíamos.',
      ],
      action: 'Ir para a página de início de sessão',
      note: 'Se foi uma ação sua, está tudo bem. Se não, escolha de imediato “Esqueci-me da palavra-passe” na página de início de sessão.',
    },
    'second-factor-code': {
      subject: 'O seu código de acesso a {shop}',
      title: 'O seu código de acesso',
      lines: [
        'introduza este código para concluir o início de sessão em {shop}. É válido por {period}.',
      ],
      note: 'Se não está a iniciar sessão neste momento, alguém sabe a sua palavra-passe: altere-a. Nunca partilhe o código; ninguém da loja lho pedirá.',
    },
    'factor-changed': {
      subject: 'A segunda etapa do seu acesso a {shop} mudou',
      added: {
        title: 'Uma segunda etapa foi adicionada',
        lines: ['o início de sessão na sua conta em {shop} já pode ser confirmado com {factor}.'],
      },
      removed: {
        title: 'Uma segunda etapa foi removida',
        lines: ['o início de sessão na sua conta em {shop} já não é confirmado com {factor}.'],
      },
      action: 'Ir para a página de início de sessão',
      note: 'Se foi uma ação sua, está tudo bem. Se não, escolha de imediato “Esqueci-me da palavra-passe” na página de início de sessão.',
    },
    'sign-in-linked': {
      subject: 'O seu acesso a {shop} mudou',
      linked: {
        title: 'Uma forma de iniciar sessão foi adicionada',
        lines: ['já pode iniciar sessão na sua conta em {shop} com {provider}.'],
      },
      unlinked: {
        title: 'Uma forma de iniciar sessão foi removida',
        lines: ['já não pode iniciar sessão na sua conta em {shop} com {provider}.'],
      },
      action: 'Ir para a página de início de sessão',
      note: 'Se foi uma ação sua, está tudo bem. Se não, escolha de imediato “Esqueci-me da palavra-passe” na página de início de sessão.',
    },
    'sign-in-denied': {
      subject: 'Um acesso a {shop} foi recusado',
      title: 'Recusou um acesso',
      lines: [
        'um acesso à sua conta em {shop} foi recusado onde já tem sessão iniciada. Quem tentou sabe a sua palavra-passe.',
      ],
      action: 'Ir para a página de início de sessão',
      note: 'Se a tentativa não foi sua, escolha de imediato “Esqueci-me da palavra-passe” na página de início de sessão.',
    },
    'passkey-copied': {
      subject: 'Uma chave de acesso sua para {shop} pode ter sido copiada',
      title: 'Uma das suas chaves de acesso pode ter sido copiada',
      lines: [
        'alguém tentou iniciar sessão na sua conta em {shop} com uma cópia da chave de acesso “{passkey}”. Bloqueámos este início de sessão.',
      ],
      action: 'Ir para a página de início de sessão',
      note: 'Inicie sessão de outra forma, remova esta chave de acesso na sua conta e crie uma nova.',
    },
    'factor-reset': {
      subject: 'A segunda etapa do seu acesso a {shop} está prestes a ser removida',
      title: 'A sua segunda etapa está prestes a ser removida',
      lines: [
        'pediram a {shop} que removesse a segunda etapa do seu acesso, porque o dispositivo se perdeu. Isso acontecerá no seu primeiro início de sessão depois de {time}; até lá, tudo fica como está.',
      ],
      action: 'Manter a segunda etapa',
      note: 'Se o pedido foi seu, não precisa de fazer nada. Se não, impeça-o com o botão e escolha uma nova palavra-passe.',
    },
    'account-exists': {
      subject: 'Já tem uma conta em {shop}',
      title: 'Já tem uma conta',
      lines: [
        'alguém tentou registar-se em {shop} com este endereço. Já existe uma conta com este endereço, por isso não foi criada outra. Basta iniciar sessão.',
      ],
      action: 'Iniciar sessão',
      note: 'Se a tentativa não foi sua, não precisa de fazer nada: ninguém ficou a saber que tem uma conta.',
    },
    'staff-invitation': {
      subject: 'Convite de {inviter} para {shop}',
      title: 'Trabalhe em {shop}',
      lines: [
        '{inviter} enviou-lhe um convite para trabalhar em {shop}. A sua função: {role}. O link é só para si e serve uma única vez.',
      ],
      action: 'Aceitar o convite',
      note: 'Se não conhece quem enviou o convite, não precisa de fazer nada.',
    },
    'staff-recovery': {
      subject: 'Uma nova palavra-passe para o painel de {shop}',
      title: 'Escolha uma nova palavra-passe',
      lines: [
        'alguém pediu uma nova palavra-passe para a sua conta no painel de {shop}. O link serve uma única vez, durante uma hora. O seu segundo fator continua como está.',
      ],
      action: 'Escolher uma nova palavra-passe',
      note: 'Se o pedido não foi seu, não precisa de fazer nada: a sua palavra-passe continua a mesma.',
    },
    'staff-factor-changed': {
      subject: 'O acesso ao painel de {shop} mudou',
      added: {
        title: 'Um segundo fator foi adicionado',
        lines: ['o seu acesso ao painel de {shop} já pode ser confirmado com {factor}.'],
      },
      removed: {
        title: 'Um segundo fator foi removido',
        lines: ['o seu acesso ao painel de {shop} já não é confirmado com {factor}.'],
      },
      used: {
        title: 'Um código de recuperação foi usado',
        lines: [
          'um dos seus códigos de recuperação foi usado no painel de {shop}. Já não é válido. Códigos restantes: {codesLeft}.',
        ],
      },
      reset: {
        title: 'Os seus segundos fatores foram removidos',
        lines: [
          'todos os segundos fatores do seu acesso ao painel de {shop} foram removidos, porque foi comunicada a sua perda. Todas as suas sessões foram terminadas e o acesso faz-se só com a palavra-passe até adicionar outros.',
        ],
      },
      action: 'Abrir a minha conta',
      note: 'Se não esperava isto, altere a sua palavra-passe de imediato e avise um proprietário.',
    },
    'member-waiting': {
      subject: 'Há alguém em espera em {shop}',
      title: 'Alguém espera a sua aprovação',
      lines: ['{member} registou-se em {shop} e poderá iniciar sessão assim que aprovar a conta.'],
      action: 'Ver a conta',
      note: 'Recebe esta mensagem porque a loja é sua e aprova pessoalmente as contas novas.',
    },
    'import-failing': {
      subject: 'A importação «{name}» continua a falhar em {shop}',
      title: 'Uma importação agendada continua a falhar',
      lines: [
        'a importação agendada «{name}» falhou três vezes seguidas. Continua a tentar às suas horas e receberá uma mensagem quando voltar a funcionar.',
      ],
      action: 'Abrir as importações',
      note: 'Recebe esta mensagem porque a loja é sua.',
    },
    'import-working': {
      subject: 'A importação «{name}» voltou a funcionar em {shop}',
      title: 'Uma importação agendada voltou a funcionar',
      lines: [
        'a importação agendada «{name}» importou o seu ficheiro sem falhar. Não precisa de fazer mais nada.',
      ],
      action: 'Abrir as importações',
      note: 'Recebe esta mensagem porque a loja é sua.',
    },
    ...ptOrders,
    test: {
      subject: 'Mensagem de teste de {shop}',
      title: 'O seu servidor de e-mail funciona',
      lines: [
        'esta é a mensagem de teste que pediu. A partir de agora, as mensagens de {shop} seguem este caminho.',
      ],
      note: 'Esta mensagem não foi enviada a mais ninguém.',
    },
  },
}
