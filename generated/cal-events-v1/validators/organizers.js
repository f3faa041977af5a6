// Written by `npm run generate` from openapi/. Changes belong there.

const M=B=>{const I=E,A={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/2"},page:{$ref:"/shared/3"},
per_page:{$ref:"/shared/3"},search:{type:"string",minLength:1,pattern:"^(?:[^0]|0.)"},event:{type:"integer"},has_events:{
type:["string","boolean"]},only_with_upcoming:{type:["string","boolean"]},status:{type:"array",items:{type:"string"},minItems:1}}},
params:{$ref:"/shared/4"},body:{}}};function y(r,{instancePath:o="",parentData:i,parentDataProperty:a,rootData:n=r}={}){
let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let p=0;p<t;p++)if(typeof r[p]!="string"){const l={instancePath:o+
"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),
s++}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),s++}return y.errors=e,s===0}function h(r,{instancePath:o="",parentData:i,parentDataProperty:a,rootData:n=r}={}){
let e=null,s=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&
(r<1||isNaN(r))){const t={instancePath:o,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[t]:e.push(t),s++}return h.errors=e,s===0}function g(r,{instancePath:o="",parentData:i,parentDataProperty:a,
rootData:n=r}={}){let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:o,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return g.errors=e,s===
0}const w=B.lengthOf,j=new RegExp("^(?:[^0]|0.)","u");function E(r,{instancePath:o="",parentData:i,parentDataProperty:a,
rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t._fields!==void 0&&(y(t._fields,{instancePath:o+"/query/_fields",parentData:t,parentDataProperty:"\
_fields",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t.page!==void 0&&(h(t.page,{instancePath:o+"\
/query/page",parentData:t,parentDataProperty:"page",rootData:n})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),t.
per_page!==void 0&&(h(t.per_page,{instancePath:o+"/query/per_page",parentData:t,parentDataProperty:"per_page",rootData:n})||
(e=e===null?h.errors:e.concat(h.errors),s=e.length)),t.search!==void 0){let p=t.search;if(typeof p=="string"){if(w(p)<1){
const l={instancePath:o+"/query/search",schemaPath:"#/properties/query/properties/search/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),s++}if(!j.test(p)){const l={instancePath:o+
"/query/search",schemaPath:"#/properties/query/properties/search/pattern",keyword:"pattern",params:{pattern:"^(?:[^0]|0.\
)"},message:'must match pattern "^(?:[^0]|0.)"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:o+"/query/sear\
ch",schemaPath:"#/properties/query/properties/search/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[l]:e.push(l),s++}}if(t.event!==void 0){let p=t.event;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){
const l={instancePath:o+"/query/event",schemaPath:"#/properties/query/properties/event/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[l]:e.push(l),s++}}if(t.has_events!==void 0){let p=t.has_events;if(typeof p!=
"string"&&typeof p!="boolean"){const l={instancePath:o+"/query/has_events",schemaPath:"#/properties/query/properties/has\
_events/type",keyword:"type",params:{type:A.properties.query.properties.has_events.type},message:"must be string,boolean"};
e===null?e=[l]:e.push(l),s++}}if(t.only_with_upcoming!==void 0){let p=t.only_with_upcoming;if(typeof p!="string"&&typeof p!=
"boolean"){const l={instancePath:o+"/query/only_with_upcoming",schemaPath:"#/properties/query/properties/only_with_upcom\
ing/type",keyword:"type",params:{type:A.properties.query.properties.only_with_upcoming.type},message:"must be string,boo\
lean"};e===null?e=[l]:e.push(l),s++}}if(t.status!==void 0){let p=t.status;if(Array.isArray(p)){if(p.length<1){const q={instancePath:o+
"/query/status",schemaPath:"#/properties/query/properties/status/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[q]:e.push(q),s++}const l=p.length;for(let q=0;q<l;q++)if(typeof p[q]!="st\
ring"){const T={instancePath:o+"/query/status/"+q,schemaPath:"#/properties/query/properties/status/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[T]:e.push(T),s++}}else{const l={instancePath:o+"/quer\
y/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[l]:e.push(l),s++}}}else{const p={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}r.params!==void 0&&(g(r.params,{instancePath:o+
"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?g.errors:e.concat(g.errors),s=e.length))}return E.
errors=e,s===0}const S=z;function u(r,{instancePath:o="",parentData:i,parentDataProperty:a,rootData:n=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(y(r._fields,{instancePath:o+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length));else{const t={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return u.
errors=e,s===0}function v(r,{instancePath:o="",parentData:i,parentDataProperty:a,rootData:n=r}={}){let e=null,s=0;if(typeof r==
"string"){if(w(r)>2e3){const t={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}if(w(r)<1){const t={instancePath:o,schemaPath:"#/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),
s++}if(!j.test(r)){const t={instancePath:o,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(?:[^0]|0.)"},message:'\
must match pattern "^(?:[^0]|0.)"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return v.errors=e,s===0}function d(r,{
instancePath:o="",parentData:i,parentDataProperty:a,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.organizer===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
organizer"},message:"must have required property 'organizer'"};e===null?e=[t]:e.push(t),s++}r.organizer!==void 0&&(v(r.organizer,
{instancePath:o+"/organizer",parentData:r,parentDataProperty:"organizer",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),
s=e.length))}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),s++}return d.errors=e,s===0}const V={type:"object",required:[],properties:{author:{type:"\
integer"},date:{type:"string"},date_utc:{type:"string"},description:{type:"string"},status:{type:"string",enum:["publish",
"future","draft","pending","private","ads_expired","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-schedule",
"cal-ea-pending","cal-ea-draft","cal-ignored"]},phone:{$ref:"/shared/1"},website:{$ref:"/shared/1"},email:{$ref:"/shared\
/1"},image:{type:"string"}}};function c(r,{instancePath:o="",parentData:i,parentDataProperty:a,rootData:n=r}={}){let e=null,
s=0;if(typeof r=="string"){if(w(r)>2e3){const t={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return c.errors=e,s===
0}function b(r,{instancePath:o="",parentData:i,parentDataProperty:a,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.author!==void 0){let t=r.author;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
const p={instancePath:o+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[p]:e.push(p),s++}}if(r.date!==void 0&&typeof r.date!="string"){const t={instancePath:o+"/d\
ate",schemaPath:"#/properties/date/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),s++}if(r.date_utc!==void 0&&typeof r.date_utc!="string"){const t={instancePath:o+"/date_utc",schemaPath:"#/pro\
perties/date_utc/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.
description!==void 0&&typeof r.description!="string"){const t={instancePath:o+"/description",schemaPath:"#/properties/de\
scription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.status!==
void 0){let t=r.status;if(typeof t!="string"){const p={instancePath:o+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(t==="publish"||t==="future"||t===
"draft"||t==="pending"||t==="private"||t==="ads_expired"||t==="fields-disabled"||t==="cal-ea-success"||t==="cal-ea-faile\
d"||t==="cal-ea-schedule"||t==="cal-ea-pending"||t==="cal-ea-draft"||t==="cal-ignored")){const p={instancePath:o+"/statu\
s",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:V.properties.status.enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(r.phone!==void 0&&(c(r.phone,{instancePath:o+"/ph\
one",parentData:r,parentDataProperty:"phone",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.website!==
void 0&&(c(r.website,{instancePath:o+"/website",parentData:r,parentDataProperty:"website",rootData:n})||(e=e===null?c.errors:
e.concat(c.errors),s=e.length)),r.email!==void 0&&(c(r.email,{instancePath:o+"/email",parentData:r,parentDataProperty:"e\
mail",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.image!==void 0&&typeof r.image!="string"){const t={
instancePath:o+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),s++}return b.errors=e,s===0}function _(r,{instancePath:o="",parentData:i,
parentDataProperty:a,rootData:n=r}={}){let e=null,s=0;return d(r,{instancePath:o,parentData:i,parentDataProperty:a,rootData:n})||
(e=e===null?d.errors:e.concat(d.errors),s=e.length),b(r,{instancePath:o,parentData:i,parentDataProperty:a,rootData:n})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length),_.errors=e,s===0}function z(r,{instancePath:o="",parentData:i,parentDataProperty:a,
rootData:n=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(u(r.query,{instancePath:o+
"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.params!==
void 0&&(g(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?g.errors:
e.concat(g.errors),s=e.length)),r.body!==void 0&&(_(r.body,{instancePath:o+"/body",parentData:r,parentDataProperty:"body",
rootData:n})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))),z.errors=e,s===0}const R=N;function f(r,{instancePath:o="",
parentData:i,parentDataProperty:a,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===
void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must h\
ave required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.id!==void 0){let t=r.id;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){const p={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return f.errors=e,s===0}function N(r,{
instancePath:o="",parentData:i,parentDataProperty:a,rootData:n=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(u(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:n})||
(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.params!==void 0&&(f(r.params,{instancePath:o+"/params",parentData:r,
parentDataProperty:"params",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length))),N.errors=e,s===0}const C=O;
function P(r,{instancePath:o="",parentData:i,parentDataProperty:a,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r._fields!==void 0&&(y(r._fields,{instancePath:o+"/_fields",parentData:r,parentDataProperty:"\
_fields",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.force!==void 0&&typeof r.force!="boolean"){
const t={instancePath:o+"/force",schemaPath:"#/properties/force/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return P.errors=e,s===0}function O(r,{instancePath:o="",
parentData:i,parentDataProperty:a,rootData:n=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(P(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?P.errors:e.
concat(P.errors),s=e.length)),r.params!==void 0&&(f(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"\
params",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length))),O.errors=e,s===0}const G=L;function k(r,{instancePath:o="",
parentData:i,parentDataProperty:a,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r.organizer!==
void 0&&(v(r.organizer,{instancePath:o+"/organizer",parentData:r,parentDataProperty:"organizer",rootData:n})||(e=e===null?
v.errors:e.concat(v.errors),s=e.length));else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return k.errors=e,s===0}function D(r,{instancePath:o="",parentData:i,
parentDataProperty:a,rootData:n=r}={}){let e=null,s=0;return k(r,{instancePath:o,parentData:i,parentDataProperty:a,rootData:n})||
(e=e===null?k.errors:e.concat(k.errors),s=e.length),b(r,{instancePath:o,parentData:i,parentDataProperty:a,rootData:n})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length),D.errors=e,s===0}function L(r,{instancePath:o="",parentData:i,parentDataProperty:a,
rootData:n=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(u(r.query,{instancePath:o+
"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.params!==
void 0&&(f(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?f.errors:
e.concat(f.errors),s=e.length)),r.body!==void 0&&(D(r.body,{instancePath:o+"/body",parentData:r,parentDataProperty:"body",
rootData:n})||(e=e===null?D.errors:e.concat(D.errors),s=e.length))),L.errors=e,s===0}const H=x;function m(r,{instancePath:o="",
parentData:i,parentDataProperty:a,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===
void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},message:"must\
 have required property 'slug'"};e===null?e=[t]:e.push(t),s++}if(r.slug!==void 0&&typeof r.slug!="string"){const t={instancePath:o+
"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),s++}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[t]:e.push(t),s++}return m.errors=e,s===0}function x(r,{instancePath:o="",parentData:i,parentDataProperty:a,
rootData:n=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(u(r.query,{instancePath:o+
"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.params!==
void 0&&(m(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?m.errors:
e.concat(m.errors),s=e.length))),x.errors=e,s===0}const J=$;function $(r,{instancePath:o="",parentData:i,parentDataProperty:a,
rootData:n=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(P(r.query,{instancePath:o+
"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),r.params!==
void 0&&(m(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?m.errors:
e.concat(m.errors),s=e.length))),$.errors=e,s===0}const K=F;function F(r,{instancePath:o="",parentData:i,parentDataProperty:a,
rootData:n=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(u(r.query,{instancePath:o+
"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.params!==
void 0&&(m(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?m.errors:
e.concat(m.errors),s=e.length)),r.body!==void 0&&(D(r.body,{instancePath:o+"/body",parentData:r,parentDataProperty:"body",
rootData:n})||(e=e===null?D.errors:e.concat(D.errors),s=e.length))),F.errors=e,s===0}return{createOrganizer:S,deleteOrganizer:C,
deleteOrganizerBySlug:J,getOrganizer:R,getOrganizerBySlug:H,listOrganizers:I,updateOrganizer:G,updateOrganizerBySlug:K}};export{M as createValidators};
