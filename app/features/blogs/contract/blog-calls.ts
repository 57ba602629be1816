import { z } from 'zod';
import { checkbox } from '#app/platform/forms/fields.ts';
import { call, closedErrors, idParams, pageOf, pageQuery } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { blogEdit, newBlogBody } from '../bodies.ts';
import { BLOGS_LIST_MAX, LIST_SIZE } from '../rules.ts';
import { blogOnWire } from './shapes.ts';

export const blogCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/CustomBlog',
    summary: 'De blogs, met de laatste activiteit eerst; Visible is hoeveel je er kunt lezen',
    access: 'anyone',
    query: pageQuery(LIST_SIZE, BLOGS_LIST_MAX).extend({ filter_by_following: checkbox }),
    response: { json: pageOf(z.object({ Item: blogOnWire })).extend({ Visible: z.int() }) },
    errors: ['not_logged_in'],
  }),
  byId: call({
    method: 'GET',
    path: '/api/v1/CustomBlog/{id}',
    summary: 'Een blog',
    access: 'anyone',
    params: idParams,
    response: { json: blogOnWire },
    errors: closedErrors,
  }),
  own: call({
    method: 'GET',
    path: '/api/v1/CustomUser/Blog',
    summary: 'Je eigen blog; 204 als je er geen hebt',
    access: 'member',
    response: { json: blogOnWire },
    orNoContent: true,
  }),
  start: call({
    method: 'POST',
    path: '/api/v1/CustomUser/Blog',
    summary:
      'Je blog beginnen; wie er al een heeft, krijgt die. Zonder titel en omschrijving zien anderen hem pas als je hem opslaat',
    access: 'member',
    body: newBlogBody,
    response: { json: blogOnWire },
    once: true,
    limit: limits.write,
  }),
  edit: call({
    method: 'PUT',
    path: '/api/v1/Blog/',
    summary: 'Je eigen blog verbeteren',
    access: 'member',
    body: blogEdit,
    response: 'empty',
    errors: ['not_found', 'forbidden'],
    once: true,
    limit: limits.write,
  }),
};
