/** Returns SQL for `{ id, username }` or null. `id` is SQL, such as `actor_id`. */
export const accountName = (id: string) =>
  `(select jsonb_build_object('id', app_user.id, 'username', username) from app_user where app_user.id = ${id})`;
