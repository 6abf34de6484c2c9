/** Ten thousand customers beside those of the stories, each with sessions, credentials, quotes, answers and orders. */
export const manyCustomers = `
  insert into identity_users (sub, email, preferred_username, fx_partner, origin, email_verified, salt, verifier,
      status, created_at)
    select gen_random_uuid(), 'customer-' || i || '@many.test', 'many', 'corpay', 'steamchain', true, 'a', 'b',
      'CONFIRMED', now() from generate_series(1, 10000) i;
  insert into identity_sessions (id, sub, signed_in_at, expires_at)
    select gen_random_uuid(), sub, now(), now() + interval '30 days' from identity_users where salt = 'a';
  insert into identity_credentials (access_key_id, secret_key, token_hash, session_id, expires_at)
    select 'MANY' || id || i, 'a', 'b', id, now() + interval '1 hour'
      from identity_sessions join identity_users using (sub), generate_series(1, 10) i where salt = 'a';
  insert into corpay_integrations (sub, client_code, story_waits)
    select sub::text, '9' || right(preferred_username || row_number() over (), 5), false
      from identity_users where salt = 'a';
  insert into corpay_tokens (access_code_hash, sub, expires_at)
    select md5(sub::text), sub::text, now() + interval '20 minutes' from identity_users where salt = 'a';
  insert into corpay_quotes (quote_id, sub, settlement_currency, settlement_minor, payment_currency, payment_minor,
      lock_side, rate, made_at, expires_at)
    select md5(sub::text || i), sub::text, 'USD', 110000, 'EUR', 100000, 'Payment', 0.9, now(),
      now() + interval '30 seconds' from identity_users, generate_series(1, 5) i where salt = 'a';
  insert into corpay_orders (sub, quote_id, token, settlement_currency, settlement_minor, payment_currency,
      payment_minor, rate, entered_at, value_date)
    select sub, quote_id, gen_random_uuid(), settlement_currency, settlement_minor, payment_currency, payment_minor,
      rate, made_at, '2026-11-25' from corpay_quotes where quote_id in (select quote_id from corpay_quotes
        join identity_users u on u.sub::text = corpay_quotes.sub where salt = 'a');
  insert into corpay_answers (sub, idempotency_key, request_print, first_at, status, body)
    select sub, quote_id, 'p', now(), 200, '{}' from corpay_orders where quote_id is not null;
`;
