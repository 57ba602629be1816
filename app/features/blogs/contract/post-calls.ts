import { z } from 'zod';
import { idField } from '#app/platform/forms/fields.ts';
import { call, closedErrors, idParams, pageOf, pageQuery } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { newPostBody, postEdit } from '../bodies.ts';
import { LIST_SIZE, POST_VALUES_MAX, POSTS_LIST_MAX } from '../rules.ts';
import { blogOnWire, listedPostOnWire, postOnWire } from './shapes.ts';

export const postCalls = {
  posts: call({
    method: 'GET',
    path: '/api/v1/CustomBlog/{id}/Blog_BlogPosts',
    summary: 'De berichten in een blog, de nieuwste eerst',
    access: 'anyone',
    params: idParams,
    query: pageQuery(LIST_SIZE, POSTS_LIST_MAX),
    response: {
      json: pageOf(z.object({ Item: z.object({ Post: listedPostOnWire, AmountOfRatings: z.int() }) })),
    },
    errors: closedErrors,
  }),
  post: call({
    method: 'GET',
    path: '/api/v1/CustomBlog/{id}/Blog_BlogPosts/{postId}',
    summary: 'Een bericht in een blog',
    access: 'anyone',
    params: z.object({ id: idField, postId: idField }),
    response: { json: z.object({ bp: postOnWire, b: blogOnWire, Likes: z.int() }) },
    errors: closedErrors,
  }),
  startPost: call({
    method: 'POST',
    path: '/api/v1/CustomUser/Blog/BlogPost',
    summary: 'Een bericht beginnen in je eigen blog. Zonder titel en inleiding zien anderen het pas als je het opslaat',
    access: 'member',
    body: newPostBody,
    maxValues: POST_VALUES_MAX,
    response: { json: postOnWire },
    once: true,
    limit: limits.write,
  }),
  editPost: call({
    method: 'PUT',
    path: '/api/v1/CustomBlog/BlogPost/',
    summary: 'Een bericht in je eigen blog verbeteren',
    access: 'member',
    body: postEdit,
    maxValues: POST_VALUES_MAX,
    response: 'empty',
    errors: ['not_found', 'forbidden'],
    once: true,
    limit: limits.write,
  }),
  deletePost: call({
    method: 'DELETE',
    path: '/api/v1/BlogPost/{id}',
    summary: 'Een bericht in je eigen blog verwijderen, met de reacties',
    access: 'member',
    params: idParams,
    response: 'empty',
    errors: ['forbidden'],
    once: true,
    limit: limits.write,
  }),
  uploadPicture: call({
    method: 'POST',
    path: '/api/v1/CustomBlog/postimage',
    summary: 'Een afbeelding uploaden voor een bericht: JPEG, PNG, WebP of AVIF',
    access: 'member',
    body: z.object({ image: z.file('Kies eerst een afbeelding.') }),
    upload: true,
    response: { json: z.object({ imgUrl: z.string() }) },
    limit: limits.upload,
  }),
};
