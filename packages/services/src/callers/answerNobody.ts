import type { FastifyReply } from 'fastify';

/** Who is not believed is refused in the words of the hosted gateway: why stands in the log alone. */
export const answerNobody = async (reply: FastifyReply): Promise<void> => {
  await reply
    .code(403)
    .header('x-amzn-errortype', 'MissingAuthenticationTokenException')
    .send({ message: 'Missing Authentication Token' });
};
