/** The same for an unknown name and a wrong password, so that existing names are not disclosed. */
const WRONG_CREDENTIALS =
  'The user name or the password is wrong. Programs sign in with an application password, not with the password of the account.'

export const accountErrors = {
  // users
  rest_user_invalid_id: { kind: 'not-found', message: 'There is no user with this id.' },
  rest_user_cannot_view: { kind: 'right', message: 'You are not allowed to see these users.' },
  rest_cannot_create_user: { kind: 'right', message: 'You are not allowed to create users.' },
  rest_cannot_edit_roles: {
    kind: 'right',
    message: 'You are not allowed to change the roles of this user.',
  },
  rest_user_cannot_delete: { kind: 'right', message: 'You are not allowed to delete this user.' },
  rest_user_last_administrator: {
    kind: 'forbidden',
    message: 'This is the last administrator. Make another user an administrator first.',
  },
  rest_user_invalid_username: { kind: 'invalid', message: 'The user name is not valid.' },
  rest_user_invalid_password: { kind: 'invalid', message: 'The password is not valid.' },
  rest_user_weak_password: {
    kind: 'invalid',
    message:
      'The password is too easy to guess. It needs at least 8 characters, and must be neither a common password nor the user name or e-mail address.',
  },
  rest_user_invalid_email: { kind: 'invalid', message: 'The e-mail address is not valid.' },
  rest_user_invalid_slug: { kind: 'invalid', message: 'The slug belongs to another user.' },
  rest_user_invalid_argument: { kind: 'invalid', message: 'The user name cannot be changed.' },
  rest_user_invalid_role: {
    kind: 'invalid',
    message: 'The role is unknown or cannot be assigned.',
  },
  rest_user_invalid_reassign: {
    kind: 'invalid',
    message: 'The items of this user cannot be reassigned to that user.',
  },
  existing_user_login: { kind: 'invalid', message: 'The user name is already in use.' },
  existing_user_email: { kind: 'invalid', message: 'The e-mail address is already in use.' },

  // signing in
  invalid_username: { kind: 'unauthenticated', message: WRONG_CREDENTIALS },
  invalid_email: { kind: 'unauthenticated', message: WRONG_CREDENTIALS },
  incorrect_password: { kind: 'unauthenticated', message: WRONG_CREDENTIALS },
  rest_cookie_invalid_nonce: {
    kind: 'forbidden',
    message: 'The nonce does not fit the session of this browser, or the session has ended.',
  },

  // application passwords
  rest_cannot_list_application_passwords: {
    kind: 'right',
    message: 'You are not allowed to list the application passwords of this user.',
  },
  rest_cannot_read_application_password: {
    kind: 'right',
    message: 'You are not allowed to see this application password.',
  },
  rest_cannot_create_application_passwords: {
    kind: 'right',
    message: 'You are not allowed to create application passwords for this user.',
  },
  rest_cannot_edit_application_password: {
    kind: 'right',
    message: 'You are not allowed to change this application password.',
  },
  rest_cannot_delete_application_password: {
    kind: 'right',
    message: 'You are not allowed to delete this application password.',
  },
  rest_cannot_delete_application_passwords: {
    kind: 'right',
    message: 'You are not allowed to delete the application passwords of this user.',
  },
  rest_application_password_not_found: {
    kind: 'not-found',
    message: 'There is no application password with this id.',
  },
  rest_cannot_introspect_app_password_for_non_authenticated_user: {
    kind: 'right',
    message: 'You can only inspect the application password that you signed in with.',
  },
  rest_no_authenticated_app_password: {
    kind: 'not-found',
    message: 'This request was not signed in with an application password.',
  },
  application_password_expired: {
    kind: 'unauthenticated',
    message: 'This application password has expired. Create a new one.',
  },
  application_password_address_refused: {
    kind: 'forbidden',
    message: 'This application password may not be used from your address.',
  },
  rest_scope_missing: {
    kind: 'forbidden',
    message: 'This application password does not have the scope that this request needs.',
  },
  application_passwords_disabled: {
    kind: 'not-supported',
    message: 'Application passwords are not available without HTTPS.',
  },
} as const
