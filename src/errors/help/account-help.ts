import type { accountErrors } from '../account-errors.ts'

const CREDENTIALS =
  'Programs send the login name or mail address with an application password, which a profile or the authorization page makes; the password of the account itself is for signing in by hand.'
const OWN_OR_ADMIN =
  'Users see to their own application passwords; those of others need `edit_users`.'

/** Causes and remedies of errors concerning accounts. */
export const accountHelp = {
  rest_user_invalid_id:
    'The user was deleted, or the id is that of something else. List users to find it.',
  rest_user_cannot_view:
    'Visitors see only those who have published something; the edit context needs `list_users`. Sign in with an account that has it.',
  rest_cannot_create_user:
    'Creating users needs the capability `create_users`, which administrators have.',
  rest_cannot_edit_roles:
    'Changing roles needs `promote_users`, and nobody may take their own right to do so. Ask another administrator.',
  rest_user_cannot_delete: 'Deleting users needs `delete_users`. Ask an administrator.',
  rest_user_last_administrator:
    'Nobody else may promote users, so nobody could ever do so again. Give somebody else that right first.',
  rest_user_invalid_username:
    'The name is empty or has characters other than letters, digits, spaces and `_ . @ -`. Choose another.',
  rest_user_invalid_password: 'The password is empty or has a backslash. Choose another.',
  rest_user_weak_password:
    '`data.params.password` says why. Choose a password that is longer and that nobody else would think of; several words do.',
  rest_user_invalid_email: 'The address lacks its `@` or its domain. Correct it.',
  rest_user_invalid_slug: 'Another user has this slug already. Choose another.',
  rest_user_invalid_argument: 'A user name cannot be changed. Leave `username` out.',
  rest_user_invalid_role:
    'The role does not exist, or is beyond what you may grant. Send one of the roles that users have.',
  rest_user_invalid_reassign:
    '`reassign` has to be the id of another user who stays, or `false` to move the items to the trash.',
  existing_user_login: 'Another account has this user name. Choose another.',
  existing_user_email: 'Another account has this mail address. Use another, or that account.',
  invalid_username: CREDENTIALS,
  invalid_email: CREDENTIALS,
  incorrect_password: CREDENTIALS,
  rest_cookie_invalid_nonce:
    'A script sent `X-WP-Nonce` without the cookie of a session, or the session has ended or been replaced since its page was loaded. Sign in at `/account/sign-in/` and get a new nonce from `/account/session/`; a program sends an application password instead.',
  rest_cannot_list_application_passwords: OWN_OR_ADMIN,
  rest_cannot_read_application_password: OWN_OR_ADMIN,
  rest_cannot_create_application_passwords: OWN_OR_ADMIN,
  rest_cannot_edit_application_password: OWN_OR_ADMIN,
  rest_cannot_delete_application_password: OWN_OR_ADMIN,
  rest_cannot_delete_application_passwords: OWN_OR_ADMIN,
  rest_application_password_not_found:
    'It was deleted, or belongs to another user. List those of the user.',
  rest_cannot_introspect_app_password_for_non_authenticated_user:
    'The address names another user than the one who asks. Use `/core/v2/users/me/…`.',
  rest_no_authenticated_app_password:
    'The request carries no application password, so there is nothing to introspect. Send one with HTTP Basic.',
  application_password_expired: 'The application password has expired. Create a new one.',
  application_password_address_refused:
    'The application password works from certain addresses only, and the request came from another. Ask its owner to add the address.',
  rest_scope_missing:
    'The application password is limited to scopes, and the one in `data.scope` is not among them. Ask its owner to add it, or create another one.',
  application_passwords_disabled:
    'The public address of the site is neither HTTPS nor on loopback, where passwords could be read on the way. Its operator puts it behind HTTPS, or sets `APPLICATION_PASSWORDS_OVER_HTTP`.',
} as const satisfies Record<keyof typeof accountErrors, string>
