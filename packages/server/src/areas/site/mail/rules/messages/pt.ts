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
    recipient: 'Beneficiário',
    iban: 'IBAN',
    reference: 'Referência',
    place: 'Retirar em',
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
  },
  device: '{browser} em {system}',
  unknownDevice: 'Um dispositivo desconhecido',
  roles: {
    owner: 'propriedade',
    admin: 'administração',
    editor: 'edição',
    viewer: 'consulta',
  },
  factors: {
    TOTP: 'um aplicativo autenticador',
    EMAIL: 'um código por e-mail',
    SMS: 'um código por SMS',
    CALL: 'um código por chamada',
    PUSH: 'uma aprovação em outro dispositivo',
    WEBAUTHN: 'uma chave de acesso',
    RECOVERY_CODE: 'códigos de recuperação',
  },
  mails: {
    welcome: {
      subject: 'Boas-vindas a {shop}',
      waiting: {
        title: 'Sua conta está em espera',
        lines: [
          'sua conta em {shop} foi criada. Toda conta nova é analisada primeiro; você poderá entrar assim que a sua for aprovada.',
          'Escreveremos quando isso acontecer.',
        ],
      },
      ready: {
        title: 'Sua conta está aberta',
        lines: ['sua conta em {shop} está pronta. Você entra com este endereço de e-mail.'],
      },
      action: 'Visitar {shop}',
      note: 'Se você não criou esta conta, não precisa fazer nada.',
    },
    'verification-code': {
      subject: 'Seu código para {shop}',
      title: 'Confirme seu e-mail',
      lines: [
        'digite este código para confirmar seu endereço em {shop}. Ele é válido por {period}.',
      ],
      note: 'Se você não pediu um código, talvez alguém tenha errado o endereço. Não precisa fazer nada; não passe o código adiante.',
    },
    'password-recovery': {
      subject: 'Uma nova senha para {shop}',
      title: 'Escolha uma nova senha',
      lines: [
        'foi pedida uma nova senha para sua conta em {shop}. O link é válido por {period} e serve uma única vez.',
      ],
      action: 'Escolher uma senha',
      note: 'Se não foi você, não precisa fazer nada: sua senha continua a mesma.',
    },
    activation: {
      subject: 'Sua conta em {shop}',
      title: 'Há uma conta pronta para você',
      lines: [
        '{shop} criou uma conta para você. Escolha uma senha para abri-la. O link é válido por {period} e serve uma única vez.',
      ],
      action: 'Escolher uma senha',
      note: 'Se você não sabe do que se trata, não precisa fazer nada: sem senha, a conta continua fechada.',
    },
    approved: {
      subject: 'Sua conta em {shop} foi aprovada',
      title: 'Você já pode entrar',
      lines: ['sua conta em {shop} foi aprovada. A partir de agora você pode entrar.'],
      action: 'Entrar',
      note: 'Você recebe esta mensagem porque se cadastrou com este endereço.',
    },
    'password-changed': {
      subject: 'Sua senha de {shop} foi alterada',
      title: 'Sua senha foi alterada',
      lines: [
        'a senha da sua conta em {shop} foi alterada e todos os outros acessos foram encerrados.',
      ],
      action: 'Ir para a página de entrada',
      note: 'Se foi você, está tudo certo. Se não foi, escolha já “Esqueci a senha” na página de entrada.',
    },
    'new-sign-in': {
      subject: 'Novo acesso a {shop}',
      title: 'Um novo dispositivo entrou',
      lines: ['alguém entrou na sua conta em {shop} com um dispositivo que ainda não conhecíamos.'],
      action: 'Ir para a página de entrada',
      note: 'Se foi você, está tudo certo. Se não foi, escolha já “Esqueci a senha” na página de entrada.',
    },
    'second-factor-code': {
      subject: 'Seu código de acesso a {shop}',
      title: 'Seu código de acesso',
      lines: ['digite este código para concluir a entrada em {shop}. Ele é válido por {period}.'],
      note: 'Se você não está entrando agora, alguém sabe sua senha: troque-a. Nunca passe o código adiante; ninguém da loja vai pedi-lo.',
    },
    'factor-changed': {
      subject: 'A segunda etapa do seu acesso a {shop} mudou',
      added: {
        title: 'Uma segunda etapa foi adicionada',
        lines: ['a entrada na sua conta em {shop} agora pode ser confirmada com {factor}.'],
      },
      removed: {
        title: 'Uma segunda etapa foi removida',
        lines: ['a entrada na sua conta em {shop} não é mais confirmada com {factor}.'],
      },
      action: 'Ir para a página de entrada',
      note: 'Se foi você, está tudo certo. Se não foi, escolha já “Esqueci a senha” na página de entrada.',
    },
    'sign-in-linked': {
      subject: 'O seu acesso a {shop} mudou',
      linked: {
        title: 'Uma forma de entrar foi adicionada',
        lines: ['agora você pode entrar na sua conta em {shop} com {provider}.'],
      },
      unlinked: {
        title: 'Uma forma de entrar foi removida',
        lines: ['você não pode mais entrar na sua conta em {shop} com {provider}.'],
      },
      action: 'Ir para a página de entrada',
      note: 'Se foi você, está tudo certo. Se não foi, escolha já “Esqueci a senha” na página de entrada.',
    },
    'sign-in-denied': {
      subject: 'Um acesso a {shop} foi recusado',
      title: 'Você recusou um acesso',
      lines: [
        'um acesso à sua conta em {shop} foi recusado onde você já está conectado. Quem tentou conhece a sua senha.',
      ],
      action: 'Ir para a página de entrada',
      note: 'Se não era você quem queria entrar, escolha imediatamente “Esqueci a senha” na página de entrada.',
    },
    'passkey-copied': {
      subject: 'Uma chave de acesso sua para {shop} pode ter sido copiada',
      title: 'Uma das suas chaves de acesso pode ter sido copiada',
      lines: [
        'alguém tentou entrar na sua conta em {shop} com uma cópia da chave de acesso “{passkey}”. Não deixamos ninguém entrar.',
      ],
      action: 'Ir para a página de entrada',
      note: 'Entre de outra forma, remova esta chave de acesso na sua conta e crie uma nova.',
    },
    'factor-reset': {
      subject: 'A segunda etapa do seu acesso a {shop} está para ser removida',
      title: 'A sua segunda etapa está para ser removida',
      lines: [
        'pediram a {shop} que remova a segunda etapa do seu acesso, porque o dispositivo se perdeu. Isso acontece na sua primeira entrada depois de {time}; até lá tudo fica como está.',
      ],
      action: 'Manter a segunda etapa',
      note: 'Se foi você quem pediu, não precisa fazer nada. Se não, pare com o botão e escolha uma nova senha.',
    },
    'account-exists': {
      subject: 'Você já tem uma conta em {shop}',
      title: 'Você já tem uma conta',
      lines: [
        'alguém tentou se cadastrar em {shop} com este endereço. Ele já tem uma conta, por isso nenhuma outra foi criada. Basta entrar.',
      ],
      action: 'Entrar',
      note: 'Se não foi você, não precisa fazer nada: ninguém ficou sabendo que você tem uma conta.',
    },
    'staff-invitation': {
      subject: '{inviter} convida você para {shop}',
      title: 'Trabalhe em {shop}',
      lines: [
        '{inviter} convida você para trabalhar em {shop}. Seu papel: {role}. O link é só seu e serve uma única vez.',
      ],
      action: 'Aceitar o convite',
      note: 'Se você não conhece quem enviou, não precisa fazer nada.',
    },
    'staff-recovery': {
      subject: 'Uma nova senha para o painel de {shop}',
      title: 'Escolha uma nova senha',
      lines: [
        'Alguém pediu uma nova senha para a sua conta no painel de {shop}. O link serve uma única vez, por uma hora. O seu segundo fator continua como está.',
      ],
      action: 'Escolher uma nova senha',
      note: 'Se não foi você, não precisa fazer nada: a sua senha continua como está.',
    },
    'staff-factor-changed': {
      subject: 'O acesso ao painel de {shop} mudou',
      added: {
        title: 'Um segundo fator foi adicionado',
        lines: ['sua entrada no painel de {shop} agora pode ser confirmada com {factor}.'],
      },
      removed: {
        title: 'Um segundo fator foi removido',
        lines: ['sua entrada no painel de {shop} não é mais confirmada com {factor}.'],
      },
      used: {
        title: 'Um código de recuperação foi usado',
        lines: [
          'um dos seus códigos de recuperação foi usado no painel de {shop}. Ele não vale mais nada. Códigos restantes: {codesLeft}.',
        ],
      },
      reset: {
        title: 'Seus segundos fatores foram removidos',
        lines: [
          'todos os segundos fatores da sua entrada no painel de {shop} foram removidos, como se faz quando são perdidos. Todas as suas sessões foram encerradas e você entra só com a senha até adicionar outros.',
        ],
      },
      action: 'Abrir minha conta',
      note: 'Se você não sabia disso, mude sua senha agora mesmo e avise um proprietário.',
    },
    'member-waiting': {
      subject: 'Há alguém em espera em {shop}',
      title: 'Alguém espera sua aprovação',
      lines: ['{member} se cadastrou em {shop} e poderá entrar quando você aprovar a conta.'],
      action: 'Ver a conta',
      note: 'Você recebe esta mensagem porque a loja é sua e você mesmo aprova as contas novas.',
    },
    ...ptOrders,
    test: {
      subject: 'Mensagem de teste de {shop}',
      title: 'Seu servidor de e-mail funciona',
      lines: [
        'esta é a mensagem de teste que você pediu. A partir de agora, as mensagens de {shop} seguem este caminho.',
      ],
      note: 'Esta mensagem não foi enviada a mais ninguém.',
    },
  },
}
