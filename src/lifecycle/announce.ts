import type { FirstStart } from '../domain/site/first-start.ts'

/**
 * Tells a person, once, how to get in. On stdout beside the log, whatever the log's level: nobody
 * can ask for it again.
 */
export function announce(begun: FirstStart, siteUrl: string): void {
  const { login, password, applicationPassword } = begun
  process.stdout.write(`
  Welcome to Almanac. This is the first start, and the only time that these are shown:

    Administrator         ${login}
    Password              ${password ?? '(as set by ADMIN_PASSWORD)'}
    Application password  ${applicationPassword}

  People sign in with the password, programs with the application password. Try:

    curl --user '${login}:${applicationPassword}' ${siteUrl}/api/core/v2/users/me

`)
}
