/** What the starts of the table depend on. */
export interface StartContext {
  /** A port on which another program listens. */
  readonly takenPort: number
  /** Hosts and ports of unsuitable servers, or without any server. */
  readonly nobody: string
  readonly silent: string
  readonly garbage: string
  readonly tooOld: string
  /** A PostgreSQL, for each user; `guest` may make nothing, `locked` has the password `right`. */
  urlOf(user: string, database?: string, password?: string): string
  readonly socketFolder: string
  /** A database in which an installation has recorded itself, and its folder. */
  readonly installed: { readonly url: string; readonly folder: string }
  /** A folder of configuration files, each with a fault of its own. */
  readonly configs: string
  /** The same, with the sample sign-ins of a development installation. */
  readonly demo: { readonly url: string; readonly folder: string }
}

/** By default, each start has an empty folder of its own. */
type Folder = 'read-only' | 'file' | 'full' | 'with broken credentials' | { readonly is: string }

interface BadStart {
  readonly what: string
  /** Its single line; words in ‹› are placeholders. */
  readonly message: string
  readonly folder?: Folder | ((context: StartContext) => Folder)
  readonly env?: (context: StartContext) => Record<string, string>
  /** Values of the placeholders, besides ‹folder›. */
  readonly words?: (context: StartContext) => Record<string, string>
  /** Root may do it: the start runs as an ordinary user. */
  readonly asOrdinaryUser?: boolean
}

const database = (url: (context: StartContext) => string) => ({
  env: (context: StartContext) => ({ DATABASE_URL: url(context) }),
})
const withAddress = (place: (context: StartContext) => string) => ({
  ...database((context) => `postgresql://shop:secret@${place(context)}/shop`),
  words: (context: StartContext) => ({ address: place(context) }),
})
const config = (name: string) => ({
  env: ({ configs }: StartContext) => ({ VITRINE_CONFIG: `${configs}/${name}` }),
  words: ({ configs }: StartContext) => ({ config: `${configs}/${name}` }),
})
const setting = (name: string, value: string) => ({ env: () => ({ [name]: value }) })

/** Everything that keeps the process from starting, and the sentence it ends with. */
export const badStarts: readonly BadStart[] = [
  {
    what: 'The port is taken',
    message:
      'Port ‹port› is taken by another program; stop that program, or set PORT to another number',
    env: ({ takenPort }) => ({ PORT: String(takenPort) }),
    words: ({ takenPort }) => ({ port: String(takenPort) }),
  },
  {
    what: 'The port is for root only',
    message: 'Port 80 may not be opened by this user; set PORT to a number from 1024 to 65535',
    ...setting('PORT', '80'),
    asOrdinaryUser: true,
  },
  {
    what: '`PORT` is no number',
    message: 'PORT is "http"; it must be a whole number from 0 to 65535',
    ...setting('PORT', 'http'),
  },
  {
    what: '`HOST` is an address of another machine',
    message:
      'HOST is "192.0.2.1", which is no address of this machine; set it to 127.0.0.1, to 0.0.0.0 for every network, or to an address the machine has',
    ...setting('HOST', '192.0.2.1'),
  },
  {
    what: '`HOST` is no address',
    message:
      'HOST is "no-such-host.invalid", which is no address of this machine; set it to 127.0.0.1, to 0.0.0.0 for every network, or to an address the machine has',
    ...setting('HOST', 'no-such-host.invalid'),
  },
  {
    what: '`NODE_ENV` is unknown',
    message: 'NODE_ENV is "prod"; it must be development, production or test',
    ...setting('NODE_ENV', 'prod'),
  },
  {
    what: '`LOG_LEVEL` is unknown',
    message:
      'LOG_LEVEL is "loud"; it must be one of silent, fatal, error, warn, info, debug, trace',
    ...setting('LOG_LEVEL', 'loud'),
  },
  {
    what: '`PUBLIC_URL` has no scheme',
    message:
      'PUBLIC_URL is "shop.example"; it must be scheme and host alone, such as https://shop.example',
    ...setting('PUBLIC_URL', 'shop.example'),
  },
  {
    what: '`PUBLIC_URL` has a path',
    message:
      'PUBLIC_URL is "https://shop.example/store"; it must be scheme and host alone, such as https://shop.example',
    ...setting('PUBLIC_URL', 'https://shop.example/store'),
  },
  {
    what: '`SMTP_URL` is no mail server',
    message:
      'SMTP_URL is no address of a mail server; it must look like smtps://user:password@mail.example:465',
    ...setting('SMTP_URL', 'https://user:secret@mail.example'),
  },
  {
    what: '`MEILISEARCH_URL` is no Meilisearch',
    message:
      'MEILISEARCH_URL is no address of a Meilisearch; it must look like http://search.example:7700',
    ...setting('MEILISEARCH_URL', 'search.example'),
  },
  {
    what: 'The endpoint of traces is no address',
    message:
      'OTEL_EXPORTER_OTLP_ENDPOINT is no address of a collector; it must look like http://collector.example:4318',
    ...setting('OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'),
  },
  {
    what: 'Traces are to be sent by another protocol',
    message: 'OTEL_EXPORTER_OTLP_PROTOCOL is "grpc"; it must be http/json, or not set',
    env: () => ({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
    }),
  },
  {
    what: '`VITRINE_SECRET` is too short',
    message:
      'VITRINE_SECRET has 6 characters; it must have 16 or more, such as "openssl rand -base64 32" prints',
    ...setting('VITRINE_SECRET', 'secret'),
  },
  {
    what: '`VITRINE_ADOPT` is unknown',
    message: 'VITRINE_ADOPT is "yes"; it must be folder, secret or folder,secret',
    ...setting('VITRINE_ADOPT', 'yes'),
  },
  {
    what: '`VITRINE_CONFIG` names no file',
    message:
      'There is no file ‹config›; VITRINE_CONFIG must name the configuration file, such as /srv/shop/vitrine.config.ts',
    ...config('missing.ts'),
  },
  {
    what: 'The configuration file is no TypeScript',
    message: '‹config›: Unexpected token (broken.ts:2:41)',
    ...config('broken.ts'),
  },
  {
    what: 'The configuration file imports what is not there',
    message: "‹config›: Cannot find module './nowhere.ts'",
    ...config('importing.ts'),
  },
  {
    what: 'The configuration has an unknown key',
    message: '‹config›: the configuration has "plugin", which is unknown; did you mean "plugins"?',
    ...config('misspelt.ts'),
  },
  {
    what: 'Two plug-ins have the same name',
    message: '‹config›: Two plug-ins are named "points"; leave one of them out',
    ...config('twice.ts'),
  },
  {
    what: 'A plug-in handles a fact that does not exist',
    message:
      '‹config›: The plug-in "points" handles "order.place", which is unknown; did you mean "order.placed"?',
    ...config('unknown-fact.ts'),
  },
  {
    what: 'A migration of a plug-in fails',
    message:
      'Plug-in "points": Migration 0001-points failed: syntax error at or near "TABEL" (line 1)',
    folder: ({ installed }) => ({ is: installed.folder }),
    env: ({ configs, installed }) => ({
      DATABASE_URL: installed.url,
      VITRINE_CONFIG: `${configs}/migrating.ts`,
    }),
  },
  {
    what: '`DATABASE_URL` is of another kind',
    message:
      'DATABASE_URL is no address of a PostgreSQL; it must look like postgresql://user:password@host:5432/database',
    ...setting('DATABASE_URL', 'mysql://shop:secret@127.0.0.1/shop'),
  },
  {
    what: '`DATABASE_DIRECT_URL` is set alone',
    message:
      'DATABASE_DIRECT_URL is set without DATABASE_URL; set DATABASE_URL to the pooler, or DATABASE_URL alone',
    ...setting('DATABASE_DIRECT_URL', 'postgresql://shop@127.0.0.1/shop'),
  },
  {
    what: '`DATABASE_REPLICA_URLS` is set alone',
    message:
      'DATABASE_REPLICA_URLS is set without DATABASE_URL; the embedded PostgreSQL has no replicas',
    ...setting('DATABASE_REPLICA_URLS', 'postgresql://shop@127.0.0.1/shop'),
  },
  {
    what: 'The two addresses of the database differ',
    message:
      'DATABASE_DIRECT_URL and DATABASE_URL lead to different databases; they must name the same one, the second by way of the pooler',
    env: ({ installed, demo }) => ({
      DATABASE_URL: installed.url,
      DATABASE_DIRECT_URL: demo.url,
    }),
  },
  {
    what: 'No database listens',
    message: 'No database answers at ‹address›; start PostgreSQL there, or correct DATABASE_URL',
    ...withAddress(({ nobody }) => nobody),
  },
  {
    what: 'The database accepts and stays silent',
    message:
      '‹address› says nothing within 5 seconds; DATABASE_URL must name a PostgreSQL 15 or newer',
    ...withAddress(({ silent }) => silent),
  },
  {
    what: 'The host of the database is unknown',
    message: 'There is no host "no-such-host.invalid"; correct the host in DATABASE_URL',
    ...withAddress(() => 'no-such-host.invalid:5432'),
  },
  {
    what: 'Something else than PostgreSQL answers',
    message:
      'What answers at ‹address› is no PostgreSQL; DATABASE_URL must name a PostgreSQL 15 or newer',
    ...withAddress(({ garbage }) => garbage),
  },
  {
    what: 'PostgreSQL is too old',
    message:
      'The database is PostgreSQL 14.19; Vitrine needs 15 or newer. Upgrade it, or unset DATABASE_URL to use the built-in one',
    ...withAddress(({ tooOld }) => tooOld),
  },
  {
    what: 'The database is a replica',
    message:
      'The database takes no writes, as replicas do; name the primary in DATABASE_URL, or a proxy that leads to it',
    ...database(({ urlOf }) => urlOf('reader')),
  },
  {
    what: 'The database does not exist',
    message:
      'PostgreSQL at ‹address› has no database "nowhere"; make it (createdb nowhere), or correct DATABASE_URL',
    ...database(({ urlOf }) => urlOf('vitrine', 'nowhere')),
    words: ({ socketFolder }) => ({ address: socketFolder }),
  },
  {
    what: 'The password of the database is wrong',
    message:
      'PostgreSQL at ‹address› refuses the user "locked" or its password; correct DATABASE_URL',
    ...database(({ urlOf }) => urlOf('locked', 'postgres', 'wrong')),
    words: ({ socketFolder }) => ({ address: socketFolder }),
  },
  {
    what: 'The user of the database may make no tables',
    message:
      'The user "guest" may not create tables in the database "postgres"; grant it CREATE on the schema public',
    ...database(({ urlOf }) => urlOf('guest')),
  },
  {
    what: 'The data folder is not writable',
    message:
      '‹folder› cannot be written by this user; give it to them (chown), or set VITRINE_DATA to a folder of theirs',
    folder: 'read-only',
    asOrdinaryUser: true,
  },
  {
    what: 'The data folder is a file',
    message: '‹folder› is a file; VITRINE_DATA must name a folder',
    folder: 'file',
  },
  {
    what: 'The disk is full',
    message:
      'The disk of ‹folder› has 1 MB free; 100 MB are needed. Free some space, or set VITRINE_DATA to a folder on another disk',
    folder: 'full',
  },
  {
    what: '`credentials.json` is broken',
    message:
      '‹folder›/credentials.json is not valid JSON; delete it, and the next start creates it again',
    folder: 'with broken credentials',
  },
  {
    what: 'The data folder is not the one of the database',
    message:
      'The files of this database are not in ‹folder›; mount the data folder of its other processes there (VITRINE_DATA), store files in a bucket that all machines reach (VITRINE_MEDIA_STORAGE=s3), or start once with VITRINE_ADOPT=folder if that folder is gone',
    ...database(({ installed }) => installed.url),
  },
  {
    what: '`VITRINE_SECRET` is another one',
    message:
      'The secrets in this database are encrypted with another key than VITRINE_SECRET; start with the former VITRINE_SECRET or secret.key, or once with VITRINE_ADOPT=secret if it is lost',
    folder: ({ installed }) => ({ is: installed.folder }),
    env: ({ installed }) => ({
      DATABASE_URL: installed.url,
      VITRINE_SECRET: 'another secret of enough length',
    }),
  },
  {
    what: 'Production on a database of the demo',
    message:
      'owner@vitrine.example may sign in with the published password of the demo; start once without NODE_ENV=production and change it in the dashboard, or begin with an empty database',
    folder: ({ demo }) => ({ is: demo.folder }),
    env: ({ demo }) => ({ DATABASE_URL: demo.url, NODE_ENV: 'production' }),
  },
]
