import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { debianSuite, isolation } from './build.ts'
import { outputOf, run } from './programs.ts'

/** An image of a program of Debian, which is set up and run by a script as the official image does it. */
interface DebianImage {
  readonly name: string
  readonly packages: readonly string[]
  readonly volume: string
  readonly entrypoint: string
}

const database: DebianImage = {
  name: 'localhost/vitrine-postgres',
  packages: ['postgresql'],
  volume: '/var/lib/postgresql/data',
  entrypoint: `#!/bin/sh
set -e
export PGDATA=/var/lib/postgresql/data
PATH="$(ls -d /usr/lib/postgresql/*/bin | tail -1):$PATH"
install -d -o postgres -g postgres -m 0700 "$PGDATA"
install -d -o postgres -g postgres /var/run/postgresql
as_postgres() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  chown postgres /tmp/password
  as_postgres initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 --encoding=UTF8
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  as_postgres pg_ctl start --wait --options='-c listen_addresses='
  as_postgres createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  as_postgres pg_ctl stop --wait
fi
exec setpriv --reuid=postgres --regid=postgres --init-groups postgres -c listen_addresses='*'
`,
}

const proxy: DebianImage = {
  name: 'localhost/vitrine-caddy',
  packages: ['caddy', 'ca-certificates'],
  volume: '/data',
  entrypoint: `#!/bin/sh
export XDG_DATA_HOME=/data XDG_CONFIG_HOME=/config
exec caddy run --config /etc/caddy/Caddyfile --adapter caddyfile
`,
}

/** Images of PostgreSQL and Caddy for the compose file, where none can be fetched. Returns the variables that name them. */
export async function buildDebianImages(): Promise<Readonly<Record<string, string>>> {
  for (const one of [database, proxy]) if (!isBuilt(one.name)) await buildDebianImage(one)
  return { POSTGRES_IMAGE: database.name, CADDY_IMAGE: proxy.name }
}

const isBuilt = (name: string): boolean =>
  outputOf('buildah', ['images', '--format', '{{.Name}}']).split('\n').includes(name)

async function buildDebianImage(image: DebianImage): Promise<void> {
  const { name, packages, volume, entrypoint } = image
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-container-'))
  const container = outputOf('buildah', ['from', 'scratch'])
  try {
    const files = path.join(folder, 'files.tar')
    const include = `--include=${packages.join(',')}`
    await run('mmdebstrap', ['--variant=minbase', include, debianSuite(), files])
    const script = path.join(folder, 'start')
    writeFileSync(script, entrypoint, { mode: 0o755 })
    await run('buildah', ['add', '--quiet', container, files, '/'])
    await run('buildah', ['copy', '--quiet', container, script, '/usr/local/bin/start'])
    // Removes the package's own files in the volume; the start script creates others.
    await run('buildah', ['run', ...isolation, container, '--', 'rm', '-rf', volume])
    await run('buildah', ['config', '--entrypoint', '["/usr/local/bin/start"]', container])
    await run('buildah', ['config', '--volume', volume, container])
    await run('buildah', ['commit', '--quiet', container, name])
  } finally {
    outputOf('buildah', ['rm', container])
    rmSync(folder, { recursive: true, force: true })
  }
}
