/** Returns SQL for a JSON object, null without an account. `id` is an expression. */
export const accountName = (id: string) =>
  `(select jsonb_build_object('id', app_user.id, 'username', username) from app_user where app_user.id = ${id})`;
