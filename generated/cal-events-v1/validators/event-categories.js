// Written by `npm run generate` from openapi/. Changes belong there.

const R=O=>{const T=E,f=O.lengthOf;function q(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,
s=0;if(typeof r=="string"){if(f(r)>8e3){const t={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return q.errors=e,s===
0}function h(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(Array.isArray(r)){
const t=r.length;for(let a=0,m=s;a<t&&s===m;a++)q(r[a],{instancePath:n+"/"+a,parentData:r,parentDataProperty:a,rootData:o})||
(e=e===null?q.errors:e.concat(q.errors),s=e.length)}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return h.errors=e,s===0}function i(r,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n,schemaPath:"#/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}return i.errors=
e,s===0}const j=new RegExp("^(?:[^0]|0[\\s\\S])","u");function u(r,{instancePath:n="",parentData:p,parentDataProperty:l,
rootData:o=r}={}){let e=null,s=0;if(typeof r=="string"){if(f(r)>2e3){const t={instancePath:n,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}if(f(r)<1){
const t={instancePath:n,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[t]:e.push(t),s++}if(!j.test(r)){const t={instancePath:n,schemaPath:"#/pattern",keyword:"patte\
rn",params:{pattern:"^(?:[^0]|0[\\s\\S])"},message:'must match pattern "^(?:[^0]|0[\\s\\S])"'};e===null?e=[t]:e.push(t),
s++}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}return u.errors=e,s===0}function g(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){
let e=null,s=0;if(Array.isArray(r)){if(r.length<1){const a={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),s++}const t=r.length;for(let a=0,m=s;a<t&&
s===m;a++)i(r[a],{instancePath:n+"/"+a,parentData:r,parentDataProperty:a,rootData:o})||(e=e===null?i.errors:e.concat(i.errors),
s=e.length)}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[t]:e.push(t),s++}return g.errors=e,s===0}function v(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){
let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return v.errors=e,s===0}function E(r,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==
void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t._fields!==void 0&&(h(t._fields,{instancePath:n+"\
/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),
t.page!==void 0&&(i(t.page,{instancePath:n+"/query/page",parentData:t,parentDataProperty:"page",rootData:o})||(e=e===null?
i.errors:e.concat(i.errors),s=e.length)),t.per_page!==void 0&&(i(t.per_page,{instancePath:n+"/query/per_page",parentData:t,
parentDataProperty:"per_page",rootData:o})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),t.search!==void 0&&(u(t.
search,{instancePath:n+"/query/search",parentData:t,parentDataProperty:"search",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),s=e.length)),t.exclude!==void 0&&(g(t.exclude,{instancePath:n+"/query/exclude",parentData:t,parentDataProperty:"\
exclude",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),t.include!==void 0&&(g(t.include,{instancePath:n+
"/query/include",parentData:t,parentDataProperty:"include",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),
t.order!==void 0&&(u(t.order,{instancePath:n+"/query/order",parentData:t,parentDataProperty:"order",rootData:o})||(e=e===
null?u.errors:e.concat(u.errors),s=e.length)),t.orderby!==void 0&&(u(t.orderby,{instancePath:n+"/query/orderby",parentData:t,
parentDataProperty:"orderby",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),t.hide_empty!==void 0&&typeof t.
hide_empty!="boolean"){const a={instancePath:n+"/query/hide_empty",schemaPath:"#/properties/query/properties/hide_empty/\
type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),s++}if(t.parent!==void 0&&
(i(t.parent,{instancePath:n+"/query/parent",parentData:t,parentDataProperty:"parent",rootData:o})||(e=e===null?i.errors:
e.concat(i.errors),s=e.length)),t.post!==void 0){let a=t.post;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){
const m={instancePath:n+"/query/post",schemaPath:"#/properties/query/properties/post/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}}if(t.event!==void 0){let a=t.event;if(!(typeof a=="nu\
mber"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const m={instancePath:n+"/query/event",schemaPath:"#/properties/query/properties\
/event/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}}t.slug!==void 0&&
(u(t.slug,{instancePath:n+"/query/slug",parentData:t,parentDataProperty:"slug",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),s=e.length))}else{const a={instancePath:n+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}r.params!==void 0&&(v(r.params,{instancePath:n+"/\
params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))}return E.
errors=e,s===0}const S=N;function y(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(h(r._fields,{instancePath:n+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),s=e.length));else{const t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return y.
errors=e,s===0}function D(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(typeof r==
"string"){if(f(r)>200){const t={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),s++}if(f(r)<1){const t={instancePath:n,schemaPath:"#/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),
s++}if(!j.test(r)){const t={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(?:[^0]|0[\\s\\S])"},
message:'must match pattern "^(?:[^0]|0[\\s\\S])"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return D.errors=e,s===
0}function w(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.name===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),s++}r.name!==void 0&&(D(r.
name,{instancePath:n+"/name",parentData:r,parentDataProperty:"name",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),
s=e.length))}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),s++}return w.errors=e,s===0}function b(r,{instancePath:n="",parentData:p,parentDataProperty:l,
rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.description!==void 0){let t=r.description;
if(typeof t=="string"){if(f(t)>65535){const a={instancePath:n+"/description",schemaPath:"#/properties/description/maxLen\
gth",keyword:"maxLength",params:{limit:65535},message:"must NOT have more than 65535 characters"};e===null?e=[a]:e.push(
a),s++}if(f(t)<1){const a={instancePath:n+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}if(!j.test(t)){const a={
instancePath:n+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern:"^(?:[^0]|\
0[\\s\\S])"},message:'must match pattern "^(?:[^0]|0[\\s\\S])"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[a]:e.push(a),s++}}r.slug!==void 0&&(u(r.slug,{instancePath:n+"/slug",parentData:r,parentDataProperty:"slug",
rootData:o})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))}else{const t={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return b.errors=e,s===0}function P(r,{
instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r))r.parent!==void 0&&(i(r.parent,{instancePath:n+"/parent",parentData:r,parentDataProperty:"parent",rootData:o})||(e=e===
null?i.errors:e.concat(i.errors),s=e.length));else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return P.errors=e,s===0}function k(r,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;return w(r,{instancePath:n,parentData:p,parentDataProperty:l,
rootData:o})||(e=e===null?w.errors:e.concat(w.errors),s=e.length),b(r,{instancePath:n,parentData:p,parentDataProperty:l,
rootData:o})||(e=e===null?b.errors:e.concat(b.errors),s=e.length),P(r,{instancePath:n,parentData:p,parentDataProperty:l,
rootData:o})||(e=e===null?P.errors:e.concat(P.errors),s=e.length),k.errors=e,s===0}function N(r,{instancePath:n="",parentData:p,
parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&
(y(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?y.errors:e.concat(
y.errors),s=e.length)),r.params!==void 0&&(v(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"params",
rootData:o})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.body!==void 0&&(k(r.body,{instancePath:n+"/body",parentData:r,
parentDataProperty:"body",rootData:o})||(e=e===null?k.errors:e.concat(k.errors),s=e.length))),N.errors=e,s===0}const C=_;
function c(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.id!==void 0){let t=r.id;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return c.errors=e,s===
0}function _(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;return r&&typeof r==
"object"&&!Array.isArray(r)&&(r.query!==void 0&&(y(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"que\
ry",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.params!==void 0&&(c(r.params,{instancePath:n+"/\
params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),s=e.length))),_.errors=
e,s===0}const F=x;function A(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r))r.name!==void 0&&(D(r.name,{instancePath:n+"/name",parentData:r,parentDataProperty:"\
name",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),s=e.length));else{const t={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return A.errors=e,s===0}function d(r,{
instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;return A(r,{instancePath:n,parentData:p,
parentDataProperty:l,rootData:o})||(e=e===null?A.errors:e.concat(A.errors),s=e.length),b(r,{instancePath:n,parentData:p,
parentDataProperty:l,rootData:o})||(e=e===null?b.errors:e.concat(b.errors),s=e.length),P(r,{instancePath:n,parentData:p,
parentDataProperty:l,rootData:o})||(e=e===null?P.errors:e.concat(P.errors),s=e.length),d.errors=e,s===0}function x(r,{instancePath:n="",
parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(y(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?y.errors:e.
concat(y.errors),s=e.length)),r.params!==void 0&&(c(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.body!==void 0&&(d(r.body,{instancePath:n+"/\
body",parentData:r,parentDataProperty:"body",rootData:o})||(e=e===null?d.errors:e.concat(d.errors),s=e.length))),x.errors=
e,s===0}const I=L;function L(r,{instancePath:n="",parentData:p,parentDataProperty:l,rootData:o=r}={}){let e=null,s=0;return r&&
typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(y(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"\
query",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.params!==void 0&&(c(r.params,{instancePath:n+
"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),s=e.length))),L.
errors=e,s===0}return{createEventCategory:S,deleteEventCategory:I,getEventCategory:C,listEventCategories:T,updateEventCategory:F}};export{R as createValidators};
