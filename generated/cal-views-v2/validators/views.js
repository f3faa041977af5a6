// Written by `npm run generate` from openapi/. Changes belong there.

const g=f=>{const _=u,h=f.lengthOf;function i(t,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:n=t}={}){let e=null,
a=0;if(typeof t=="string"){if(h(t)>2e3){const r={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return i.errors=e,a===
0}function p(t,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:n=t}={}){let e=null,a=0;if(!(t&&typeof t=="\
object"&&!Array.isArray(t))){const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return p.errors=e,a===0}function u(t,{instancePath:o="",parentData:l,parentDataProperty:y,
rootData:n=t}={}){let e=null,a=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.url===void 0){const s={instancePath:o+"/query",schemaPath:"#/properties/query/required",
keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[s]:e.push(s),
a++}if(r.url!==void 0&&(i(r.url,{instancePath:o+"/query/url",parentData:r,parentDataProperty:"url",rootData:n})||(e=e===
null?i.errors:e.concat(i.errors),a=e.length)),r.view!==void 0&&typeof r.view!="string"){const s={instancePath:o+"/query/\
view",schemaPath:"#/properties/query/properties/view/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),a++}if(r._cal_view_rest_nonce_primary!==void 0&&typeof r._cal_view_rest_nonce_primary!="string"){
const s={instancePath:o+"/query/_cal_view_rest_nonce_primary",schemaPath:"#/properties/query/properties/_cal_view_rest_n\
once_primary/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r._cal_view_rest_nonce_secondary!==
void 0&&typeof r._cal_view_rest_nonce_secondary!="string"){const s={instancePath:o+"/query/_cal_view_rest_nonce_secondar\
y",schemaPath:"#/properties/query/properties/_cal_view_rest_nonce_secondary/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r.view_data!==void 0){let s=r.view_data;if(!(s&&typeof s=="obj\
ect"&&!Array.isArray(s))){const m={instancePath:o+"/query/view_data",schemaPath:"#/properties/query/properties/view_data\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}if(r.action!==void 0&&
typeof r.action!="string"){const s={instancePath:o+"/query/action",schemaPath:"#/properties/query/properties/action/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r.prev_url!==void 0&&(i(
r.prev_url,{instancePath:o+"/query/prev_url",parentData:r,parentDataProperty:"prev_url",rootData:n})||(e=e===null?i.errors:
e.concat(i.errors),a=e.length)),r.should_manage_url!==void 0&&typeof r.should_manage_url!="boolean"){const s={instancePath:o+
"/query/should_manage_url",schemaPath:"#/properties/query/properties/should_manage_url/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/query",schemaPath:"#/p\
roperties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}t.params!==
void 0&&(p(t.params,{instancePath:o+"/params",parentData:t,parentDataProperty:"params",rootData:n})||(e=e===null?p.errors:
e.concat(p.errors),a=e.length))}return u.errors=e,a===0}const v=c;function c(t,{instancePath:o="",parentData:l,parentDataProperty:y,
rootData:n=t}={}){let e=null,a=0;return t&&typeof t=="object"&&!Array.isArray(t)&&(t.query!==void 0&&(p(t.query,{instancePath:o+
"/query",parentData:t,parentDataProperty:"query",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),a=e.length)),t.params!==
void 0&&(p(t.params,{instancePath:o+"/params",parentData:t,parentDataProperty:"params",rootData:n})||(e=e===null?p.errors:
e.concat(p.errors),a=e.length))),c.errors=e,a===0}return{getCalendarView:_,getViewNonces:v}};export{g as createValidators};
